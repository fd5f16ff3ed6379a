import type { Db } from "~/db/store";
import { addDays, type PartOfDay } from "~/features/day/calendar-days";
import { partEaten } from "~/features/day/dates";
import { DAY_MESSAGES } from "~/features/day/messages";
import type { LatestFood } from "~/features/food/food-item";
import { foodsOfDay, latestFoods } from "~/features/food/logged.server";
import { fieldText } from "~/features/nutrition/field-text";
import { type Review, reviewOfRows } from "~/features/review/review";
import { foodsByRef } from "~/features/search/foods-by-ref";
import { type FoodSource, rowOfFood } from "~/features/search/row";
import { Refusal } from "~/http/refusal";
import { type Hours, localDate } from "~/platform/local-date";
import { usualMeal } from "./usual";

/**
 * A meal of one's own, as words name it: the usual one, or yesterday's; without `part` of this time or the whole day.
 * `more` was eaten with it.
 */
export type OwnMeal = { when: "usual" | "yesterday"; meal: string; part?: PartOfDay; more?: string };

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
export function ownMealIn(description: string): OwnMeal | undefined {
  const text = description.replaceAll("’", "'").split(/\s+/).join(" ").trim();
  const alone = mealIn(text);
  if (alone) return alone;
  const [separator] = MORE.exec(text) ?? [];
  if (separator === undefined) return undefined;
  const at = text.indexOf(separator);
  const meal = mealIn(text.slice(0, at));
  return meal && { ...meal, more: text.slice(at + separator.length) };
}

function mealIn(words: string): OwnMeal | undefined {
  const text = words.toLowerCase().replaceAll(/[.!,]/g, "");
  const usual = USUAL.exec(text);
  if (usual) return named("usual", usual);
  const yesterday = SAME.exec(text) ?? YESTERDAYS.exec(text);
  return yesterday ? named("yesterday", yesterday) : undefined;
}

function named(when: OwnMeal["when"], [, ...found]: RegExpExecArray): OwnMeal | undefined {
  const meal = found.find((word) => word !== undefined);
  if (meal === undefined) return { when, meal: when === "usual" ? "meal" : "food" };
  const part = MEALS.get(meal);
  return part && { when, meal, part };
}

type Eater = Hours & { id: string };

/** A meal of one's own, to be reviewed. Throws Refusal: 400 when nothing like it was logged. */
export async function ownMeal(
  db: Db,
  sources: readonly FoodSource[],
  eater: Eater,
  description: string,
  named: OwnMeal,
  now: number,
): Promise<Review> {
  const foods = await (named.when === "usual" ? usual : yesterdays)(db, eater, named.part, now);
  const known = await foodsByRef(
    sources,
    eater.id,
    foods.map(({ id }) => `own:${id}`),
  );
  const rows = foods.flatMap(({ id, entry }) => {
    const food = known.get(`own:${id}`);
    return food ? [{ ...rowOfFood(food), amount: fieldText(entry.servings) }] : [];
  });
  if (rows.length === 0) throw new Refusal(400, DAY_MESSAGES.noOwnMeal[named.when](named.meal));
  return reviewOfRows(description, rows);
}

async function usual(db: Db, eater: Eater, part: PartOfDay | undefined, now: number) {
  const today = localDate(eater, now);
  const wanted = part ?? partEaten(eater, { time: now, date: today });
  const foods = (await latestFoods(db, eater.id)).filter((food) => partEaten(eater, food) === wanted);
  return usualMeal(foods, today);
}

async function yesterdays(
  db: Db,
  eater: Eater,
  part: PartOfDay | undefined,
  now: number,
): Promise<LatestFood[]> {
  const foods = await foodsOfDay(db, eater.id, addDays(localDate(eater, now), -1));
  return foods.filter((food) => !part || partEaten(eater, food) === part);
}
