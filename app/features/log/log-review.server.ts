import { type Eaten, eatenAt, type When } from "~/features/day/dates";
import { homePath } from "~/features/day/messages";
import { readWhen } from "~/features/day/when-form.server";
import type { FoodEntry } from "~/features/food/entry";
import { entryOf, refuseUnlikely } from "~/features/food/entry-form.server";
import { saveFood } from "~/features/food/logged.server";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { confirmedMeal, confirmMeal } from "~/features/review/confirmed.server";
import { explainedTotal, partsOf, type Review, type SavedRow, savedRow } from "~/features/review/review";
import { checkReview, reviewProblems } from "~/features/review/sent-review.server";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { editSchema, saveLoggedFood } from "./edit-food.server";
import { addFood, idOnDay } from "./log-food.server";

type Reviewed = { entry: FoodEntry; description: string; rows: SavedRow[] };

async function addMeal(tx: Tx, meal: Reviewed, { id, eaten }: { id: string; eaten: Eaten }) {
  const settled = await addFood(tx, { id, entry: meal.entry, eaten });
  await confirmMeal(tx, meal);
  return settled;
}

type Sent = { review: Review; when: When & { save?: string }; key: string; confirmed?: string };

/**
 * Logs a reviewed meal to the day of its form, and saves it if it says so. Gives its id and the path of that day.
 * Throws Refusal: 400 with the problems by field, or, unless nobody can answer, to ask about values.
 */
export async function logSentReview(by: Caller, { review, when, key, confirmed }: Sent, asks = true) {
  const checked = checkReview(review);
  const { today } = by;
  const { given, problems } = readWhen(when, today);
  if (checked.problems || problems) throw new Refusal(400, { ...problems, ...checked.problems });
  const entry = entryOf(checked.entry);
  if (asks && !(await isAsConfirmed(by, review, entry)))
    refuseUnlikely(
      { ...checked.entry, confirmed },
      by.viewer.numbers === "hidden",
      explainedTotal(review.rows),
    );
  const eaten = eatenAt(by.viewer, given, by.now);
  const meal = {
    entry: { ...entry, ...partsOf(review), source: "described" },
    description: review.description,
    rows: review.rows.map(savedRow),
  };
  const id = idOnDay(by, key, meal.entry, eaten);
  const { collected } = await by.change(async (tx) => {
    if (when.save === "on") await saveFood(tx, { kind: "meal", entry: meal.entry });
    return addMeal(tx, meal, { id, eaten });
  });
  return { id, home: homePath(eaten.date, today, collected) };
}

/** Whether the person has said yes to these amounts of the same words before. */
async function isAsConfirmed(by: Caller, review: Review, { amounts }: FoodEntry) {
  const before = review.provenance.confirmedOn
    ? await confirmedMeal(by.db, by.viewer.id, review.description)
    : undefined;
  return before !== undefined && AMOUNTS.every((name) => before.entry.amounts[name] === amounts[name]);
}

type SaveReviewedFoodSent = {
  number_of_servings?: string;
  date?: string;
  time?: string;
  key?: string;
  intent?: string;
  confirmed?: string;
};

/** As `saveLoggedFood`, with the parts of its review. Throws Refusal: 400 with the problems by field, 404 when it is gone. */
export async function saveReviewedFood(
  by: Caller,
  foodId: string,
  { review, ...sent }: SaveReviewedFoodSent & { review: Review },
): ReturnType<typeof saveLoggedFood> {
  const { name, emoji, totals, energy = "kcal" } = review;
  const schema = editSchema(by.today, energy);
  const { data, error } = schema.safeParse({ name, emoji, ...totals, ...sent });
  const problems = reviewProblems(review);
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= [message];
  if (!data || Object.keys(problems).length > 0) throw new Refusal(400, problems);
  return saveLoggedFood(by, foodId, { ...data, parts: partsOf(review).parts });
}
