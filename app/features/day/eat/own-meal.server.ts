import type { Db } from "~/db/store";
import type { Review } from "~/features/describe/review/review";
import { reviewOfRows } from "~/features/describe/review/review-of";
import { latestFoods } from "~/features/food/latest-foods.server";
import { foodsOfDay } from "~/features/food/logged-food.server";
import type { LatestFood } from "~/features/food/same-food";
import { fieldText } from "~/features/nutrition/field-text";
import { rowOfFood } from "~/features/search/portion/row-of-food";
import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { Refusal } from "~/http/refusal";
import { addDays, localDate } from "../calendar/local-date";
import { localTime } from "../calendar/local-time";
import { type PartOfDay, partOfDay } from "../calendar/part-of-day";
import { DAY_MESSAGES } from "../messages";
import type { OwnMeal } from "./own-meal-words";
import { usualMeal } from "./usual-meal";

type Eater = { id: string; timeZone: string };

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

async function usual(db: Db, { id, timeZone }: Eater, part: PartOfDay | undefined, now: number) {
  const wanted = part ?? partOfDay(localTime(timeZone, now));
  const foods = (await latestFoods(db, id)).filter(
    ({ time }) => partOfDay(localTime(timeZone, time)) === wanted,
  );
  return usualMeal(foods, localDate(timeZone, now));
}

async function yesterdays(
  db: Db,
  { id, timeZone }: Eater,
  part: PartOfDay | undefined,
  now: number,
): Promise<LatestFood[]> {
  const foods = await foodsOfDay(db, id, addDays(localDate(timeZone, now), -1));
  return foods.filter(({ time }) => !part || partOfDay(localTime(timeZone, time)) === part);
}
