import { addDays, type PartOfDay } from "~/features/day/calendar-days";
import { dayWording, partEaten } from "~/features/day/dates.server";
import type { LatestFood } from "~/features/food/food-item";
import { foodsOfDay, latestFoods } from "~/features/food/logged.server";
import { portionsText } from "~/features/meals/meal";
import { reviewWithRecipes } from "~/features/recipes/described-recipes.server";
import { confirmedReview } from "~/features/review/confirmed.server";
import { firstReview, readMeal } from "~/features/review/read-meal.server";
import { type Review, reviewOfRows } from "~/features/review/review";
import { rowOfFood } from "~/features/search/row";
import { foodsByRef } from "~/features/search/sources.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { usualMeal } from "./usual";

const NO_OWN_MEAL = {
  usual: (meal: string) => `No usual ${meal} is known yet: it shows in your log after two days.`,
  yesterday: (meal: string) => `No ${meal} was logged yesterday.`,
};

/**
 * A meal of one's own, as words name it: the usual one, or yesterday's; without `part` of this time or the whole day.
 * `more` was eaten with it.
 */
type UsualMeal = { when: "usual" | "yesterday"; meal: string; part?: PartOfDay; more?: string };

const MEALS = new Map<string, PartOfDay>([
  ["breakfast", "morning"],
  ["morning", "morning"],
  ["brunch", "midday"],
  ["lunch", "midday"],
  ["midday", "midday"],
  ["snack", "afternoon"],
  ["afternoon", "afternoon"],
  ["dinner", "evening"],
  ["supper", "evening"],
  ["evening", "evening"],
]);

const USUAL = /^(?:i (?:had|ate) )?(?:my |the )?usual(?: (\w+))?$/;

const SAME = /^(?:i (?:had|ate) )?(?:the )?same(?: (\w+))? (?:as|like) yesterday(?:'?s)?(?: (\w+))?$/;

const MORE = /,? (?:and|with|plus) |, /;

const YESTERDAYS = /^(?:i (?:had|ate) )?yesterday'?s (\w+)(?: again)?$/;

/** Undefined for any other text. */
export function usualMealIn(description: string): UsualMeal | undefined {
  const text = description.replaceAll("’", "'").split(/\s+/).join(" ").trim();
  const alone = mealIn(text);
  if (alone) return alone;
  const [separator] = MORE.exec(text) ?? [];
  if (separator === undefined) return undefined;
  const at = text.indexOf(separator);
  const meal = mealIn(text.slice(0, at));
  return meal && { ...meal, more: text.slice(at + separator.length) };
}

function mealIn(words: string): UsualMeal | undefined {
  const text = words.toLowerCase().replaceAll(/[.!,]/g, "");
  const usual = USUAL.exec(text);
  if (usual) return named("usual", usual);
  const yesterday = SAME.exec(text) ?? YESTERDAYS.exec(text);
  return yesterday ? named("yesterday", yesterday) : undefined;
}

function named(when: UsualMeal["when"], [, ...found]: RegExpExecArray): UsualMeal | undefined {
  const meal = found.find((word) => word !== undefined);
  if (meal === undefined) return { when, meal: when === "usual" ? "meal" : "food" };
  const part = MEALS.get(meal);
  return part && { when, meal, part };
}

/** A meal of one's own, to be reviewed. Throws Refusal: 400 when nothing like it was logged. */
async function reviewOfUsual(by: Caller, description: string, named: UsualMeal): Promise<Review> {
  const foods = await (named.when === "usual" ? usualMealFoods : yesterdaysFoods)(by, named.part);
  const known = await foodsByRef(
    by,
    foods.map(({ id }) => `own:${id}`),
  );
  const rows = foods.flatMap(({ id, entry }) => {
    const food = known.get(`own:${id}`);
    return food ? [{ ...rowOfFood(food), amount: portionsText(entry.servings) }] : [];
  });
  if (rows.length === 0) throw new Refusal(400, NO_OWN_MEAL[named.when](named.meal));
  return reviewOfRows(description, rows);
}

async function usualMealFoods(by: Caller, part: PartOfDay | undefined) {
  const { today } = by;
  const wanted = part ?? partEaten(by.viewer, { time: by.now, date: today });
  const foods = (await latestFoods(by.db, by.viewer.id)).filter(
    (food) => partEaten(by.viewer, food) === wanted,
  );
  return usualMeal(foods, today);
}

async function yesterdaysFoods(by: Caller, part: PartOfDay | undefined): Promise<LatestFood[]> {
  const foods = await foodsOfDay(by.db, by.viewer.id, addDays(by.today, -1));
  return foods.filter((food) => !part || partEaten(by.viewer, food) === part);
}

type Described = {
  description: string;
  /** Not as it was confirmed before. */
  ignoreConfirmed?: boolean;
};

/** A described meal, to be reviewed before it is logged. Throws Refusal as `readMeal`, `reviewOfUsual` and `reviewWithRecipes`. */
export async function reviewOfDescription(
  by: Caller,
  { description, ignoreConfirmed }: Described,
): Promise<Review> {
  const named = usualMealIn(description);
  if (named) {
    const { more } = named;
    const usual = await reviewOfUsual(by, description, named);
    const read = more && (await readMeal(by, more, true));
    if (!read || !("analysis" in read)) return usual;
    const { rows, provenance } = await firstReview(by, more, read.analysis);
    return reviewOfRows(description, [...usual.rows, ...rows], provenance);
  }
  const ofRecipes = await reviewWithRecipes(by, description);
  if (ofRecipes) return ofRecipes;
  const meal = await readMeal(by, description, ignoreConfirmed);
  if ("analysis" in meal) return firstReview(by, description, meal.analysis);
  const confirmedOn = dayWording(by.viewer, meal.confirmed.confirmedAt, by.now);
  return confirmedReview(by, { description, confirmedOn }, meal.confirmed);
}
