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
import { addDays, type Hours, localDate } from "../calendar/local-date";
import { partEaten } from "../calendar/part-eaten";
import type { PartOfDay } from "../calendar/part-of-day";
import { DAY_MESSAGES } from "../messages";
import type { OwnMeal } from "./own-meal-words";
import { usualMeal } from "./usual-meal";

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
