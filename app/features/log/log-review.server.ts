import type { Db, Store } from "~/db/store";
import { type Eaten, eatenAt, type Player, type When } from "~/features/day/dates";
import { homePath } from "~/features/day/messages";
import { readWhen } from "~/features/day/when-form.server";
import type { FoodEntry } from "~/features/food/entry";
import { entryOf, refuseUnlikely } from "~/features/food/entry-form.server";
import { saveFood } from "~/features/food/saved.server";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { confirmedMeal, confirmMeal } from "~/features/review/confirmed.server";
import { explainedTotal, partsOf, type Review, type SavedRow, savedRow } from "~/features/review/review";
import { checkReview, rowProblems } from "~/features/review/sent-review.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { editSchema, saveLoggedFood } from "./edit-food.server";
import { addFood, idOnDay, type LoggedNow } from "./log-food.server";

type Reviewed = { entry: FoodEntry; description: string; rows: SavedRow[] };

export function logCheckedMeal(
  store: Store,
  player: Player,
  meal: Reviewed,
  key: string,
  now: number,
  eaten: Eaten = eatenAt(player, {}, now),
): Promise<LoggedNow> {
  const id = idOnDay(player, key, meal.entry, eaten, now);
  return store.tx(async (db) => ({ id, ...(await addMeal(db, player, meal, { id, eaten }, now)) }));
}

async function addMeal(
  db: Db,
  player: Player,
  meal: Reviewed,
  { id, eaten }: { id: string; eaten: Eaten },
  now: number,
) {
  const settled = await addFood(db, player, { id, entry: meal.entry, eaten }, now);
  await confirmMeal(db, player.id, meal, now);
  return settled;
}

type Sent = { review: Review; when: When & { save?: string }; key: string; confirmed?: string };

/**
 * Logs a reviewed meal to the day of its form, and saves it if it says so. Gives its id and the path of that day.
 * Throws Refusal: 400 with the problems by field, or, unless nobody can answer, to ask about values.
 */
export async function logSentReview(
  store: Store,
  player: Player,
  { review, when, key, confirmed }: Sent,
  now: number,
  asks = true,
) {
  const checked = checkReview(review);
  const today = localDate(player, now);
  const { given, problems } = readWhen(when, today);
  if (checked.problems || problems) throw new Refusal(400, { ...problems, ...checked.problems });
  const entry = entryOf(checked.entry);
  if (asks && !(await isAsConfirmed(store, player.id, review, entry)))
    refuseUnlikely({ ...checked.entry, confirmed }, player.numbers === "hidden", explainedTotal(review.rows));
  const eaten = eatenAt(player, given, now);
  const meal = {
    entry: { ...entry, ...partsOf(review), source: "described" },
    description: review.description,
    rows: review.rows.map(savedRow),
  };
  const id = idOnDay(player, key, meal.entry, eaten, now);
  const { collected } = await store.tx(async (db) => {
    if (when.save === "on") await saveFood(db, player.id, { kind: "meal", entry: meal.entry }, now);
    return addMeal(db, player, meal, { id, eaten }, now);
  });
  return { id, home: homePath(eaten.date, today, collected) };
}

/** Whether the person has said yes to these amounts of the same words before. */
async function isAsConfirmed({ read }: Store, userId: string, review: Review, { amounts }: FoodEntry) {
  const before = review.provenance.confirmedOn
    ? await confirmedMeal(read, userId, review.description)
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
  store: Store,
  player: Player,
  foodId: string,
  { review, ...sent }: SaveReviewedFoodSent & { review: Review },
  now: number,
): ReturnType<typeof saveLoggedFood> {
  const { name, emoji, totals, energy = "kcal" } = review;
  const schema = editSchema(localDate(player, now), energy);
  const { data, error } = schema.safeParse({ name, emoji, ...totals, ...sent });
  const problems = rowProblems(review);
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= [message];
  if (!data || Object.keys(problems).length > 0) throw new Refusal(400, problems);
  return saveLoggedFood(store, player, foodId, { ...data, parts: partsOf(review).parts }, now);
}
