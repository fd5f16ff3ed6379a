import { homePath } from "~/features/day/calendar-days";
import type { DayChange } from "~/features/day/change-day.server";
import { type Eaten, eatenAt, localTime, readWhen, type When } from "~/features/day/dates.server";
import type { FoodEntry, FoodPart } from "~/features/food/entry";
import { entryOf, refuseUnlikely } from "~/features/food/entry-form.server";
import { loggedFood } from "~/features/food/logged.server";
import { saveFood } from "~/features/food/saved.server";
import { mayHoldAlcohol } from "~/features/foods/foods";
import { AMOUNTS, mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { furtherTimes } from "~/features/nutrition/further";
import { potBeside } from "~/features/recipes/pots.server";
import { cookedAside, cookedMeal, RECIPE_MESSAGES } from "~/features/recipes/recipe";
import { addRecipes, recipeId } from "~/features/recipes/recipes.server";
import { confirmedMeal, confirmMeal, loggedReview } from "~/features/review/confirmed.server";
import {
  eaten as eatenFoods,
  explainedTotal,
  inEnergy,
  partsOf,
  type Review,
} from "~/features/review/review";
import { checkReview, type MealChoices, reviewProblems } from "~/features/review/sent-review.server";
import type { Caller } from "~/http/caller.server";
import { redirectWithToast } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { addFood, editSchema, idOnDay, saveLoggedFood } from "./log-food.server";
import { alsoForThem, dropProposal, openProposal, sendFood, TRAY_MESSAGES } from "./proposals.server";

type Taken = DayChange & Eaten & { id: string; entry: FoodEntry };

/** Logs a proposal, under its id: twice is once. Throws Refusal: 404 for one that is gone, 400 when its day is full. */
export const takeProposal = (by: Caller, id: string): Promise<Taken> =>
  by.change(async (tx) => {
    const waiting = await openProposal(tx, id);
    if (waiting) await dropProposal(tx, id);
    const food = waiting ?? (await loggedFood(tx.db, tx.viewer.id, id));
    if (!food) throw new Refusal(404, TRAY_MESSAGES.gone);
    const { entry, time, date } = food;
    return { id, entry, time, date, ...(await addFood(tx, { id, entry, eaten: { time, date } })) };
  });

/** The proposal named by `?proposal=`, as its review, and when it was eaten. Throws a Response to home for one that is gone. */
export async function proposedReview(by: Caller, { url }: Request) {
  const id = new URL(url).searchParams.get("proposal");
  if (id === null) return null;
  const found = await openProposal(by, id);
  if (!found) throw await redirectWithToast("/", { type: "error", text: TRAY_MESSAGES.gone });
  const { entry, date, time } = found;
  const review = await loggedReview(by, asOneServing(entry));
  const when = { date, time: localTime(by.viewer.timeZone, time) };
  const chosen: MealChoices = { proposal: id };
  return { step: "food", review: inEnergy(review, by.viewer.energy), when, chosen } as const;
}

function asOneServing({ servings, ...entry }: FoodEntry): FoodEntry {
  const { name, emoji, amounts, source = null, estimated = false, parts, further } = entry;
  const whole: FoodPart = {
    ...{ ref: null, name, emoji, amount: servings, unit: "portion", grams: null },
    ...{ ...amounts, source, estimated, further },
  };
  const times = (part: FoodPart): FoodPart => ({
    ...part,
    ...mapAmounts(part, (amount) => roundTenth(amount * servings)),
    amount: Math.round(part.amount * servings * 10_000) / 10_000,
    grams: part.grams === null ? null : roundTenth(part.grams * servings),
    further: furtherTimes(part.further, servings),
  });
  return { ...entry, servings: 1, parts: parts?.map(times) ?? [whole] };
}

type LogReviewSent = {
  review: Review;
  when: When;
  /** A `proposal` is decided by it. */
  chosen?: MealChoices;
  key: string;
  confirmed?: string;
};

/**
 * Logs a reviewed meal to the day of its form, saves it if it says so, and sends it to somebody of the house, too. Gives its id, the path of that day and what to say.
 * Throws Refusal: 400 with the problems by field, or, unless nobody can answer, to ask about values.
 */
export async function logSentReview(
  by: Caller,
  { review, when, chosen = {}, key, confirmed }: LogReviewSent,
  asks = true,
) {
  const checked = checkReview(review);
  const { today } = by;
  const { given, problems } = readWhen(when, today);
  if (checked.problems || problems) throw new Refusal(400, { ...problems, ...checked.problems });
  const meal = { ...entryOf(checked.entry), ...partsOf(review), source: "described" };
  const makes = chosen.save === "on" ? chosen.makes?.trim() : undefined;
  const cooked = makes ? cookedMeal(meal, review, makes) : undefined;
  const { eaten: entry, times } = cooked ?? { eaten: meal, times: 1 };
  if (asks && !(await isAsConfirmed(by, review, meal)))
    refuseUnlikely({ ...checked.entry, ...entry.amounts, confirmed }, by.viewer.numbers === "hidden", {
      foods: mapAmounts(explainedTotal(review.rows), (amount) => amount * times),
      alcohol: mayHoldAlcohol(eatenFoods(review.rows).map(({ name }) => name)),
    });
  const { to, portion } = chosen;
  const also = to ? await alsoForThem(by, entry, { to, portion, key }) : [];
  const eaten = eatenAt(by.viewer, given, by.now);
  const id = idOnDay(by, key, entry, eaten);
  const { collected } = await by.change(async (tx) => {
    if (cooked) await addRecipes(tx, [{ ...cooked.recipe, id: recipeId(tx.viewer.id, key, cooked.recipe) }]);
    else if (chosen.save === "on") await saveFood(tx, { kind: "meal", entry: meal });
    const isNew = cooked && chosen.pot === "on" && !(await loggedFood(tx.db, tx.viewer.id, id));
    if (isNew) await potBeside(tx, { ...cookedAside(cooked), foodId: id, key });
    if (chosen.proposal) await dropProposal(tx, chosen.proposal);
    const logged = await addFood(tx, { id, entry, eaten });
    await confirmMeal(tx, { entry: meal, description: review.description });
    return logged;
  });
  for (const each of also) await sendFood(by, { ...each, time: eaten.time });
  const text = also.length
    ? TRAY_MESSAGES.sent(also.map(({ to }) => to.nickname))
    : cooked && RECIPE_MESSAGES.made(cooked.recipe.whole.name);
  return { id, home: homePath(eaten.date, today, collected), text };
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
  const { parts, whole } = partsOf(review);
  return saveLoggedFood(by, foodId, { ...data, parts, whole });
}
