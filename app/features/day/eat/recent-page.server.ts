import type { Db } from "~/db/store";
import { foodItem } from "~/features/food/food-item";
import { LATEST_MAX, latestFoods } from "~/features/food/latest-foods.server";
import { cursorText, isBefore, type PageCursor } from "~/features/food/page-cursor";
import { FOOD_PAGE_SIZE, recentFood } from "~/features/food/recent-food.server";
import { type LatestFood, mergeSame, type SameFood } from "~/features/food/same-food";
import { newKey } from "~/http/new-key.server";
import { dateText, timeText } from "../calendar/date-text";

type Eater = { id: string; timeZone: string };

/** A page of the logged foods, newest first: equal ones of the latest once, then, further back, each one. */
export async function recentPage(
  db: Db,
  eater: Eater,
  page: number,
  before?: PageCursor,
  latest?: readonly LatestFood[],
) {
  const known = latest ?? (await latestFoods(db, eater.id));
  const all = mergeSame(known);
  const left = before
    ? all.filter(({ newest }) => isBefore(newest, before))
    : all.slice(page * FOOD_PAGE_SIZE);
  const goesOn = known.length === LATEST_MAX;
  if (left.length === 0 && goesOn) {
    const { foods, more, next } = await recentFood(db, eater.id, page, before);
    return { foods: foods.map((food) => itemOf(eater, { newest: food, all: [food] })), page, more, next };
  }
  const shown = left.slice(0, FOOD_PAGE_SIZE);
  const more = left.length > shown.length;
  const last = more ? shown.at(-1)?.newest : known.at(-1);
  return {
    foods: shown.map((same) => itemOf(eater, same)),
    page,
    more: more || goesOn,
    next: last && cursorText(last),
  };
}

export function itemOf({ timeZone }: Eater, { newest, all }: SameFood) {
  const wording = (instant: number) => `${dateText(newest.date)}, ${timeText(instant, timeZone)}`;
  return foodItem(newest, wording, newKey(), all.length);
}
