import type { Db } from "~/db/store";
import { dateText, timeText } from "~/features/day/date-text";
import { type Hours, localDate } from "~/features/day/dates";
import {
  cursorText,
  foodItem,
  isBefore,
  type LatestFood,
  mergeSame,
  type PageCursor,
  type SameFood,
} from "~/features/food/food-item";
import { FOOD_PAGE_SIZE, LATEST_MAX, latestFoods, recentFood } from "~/features/food/logged.server";
import { newKey } from "~/http/toast.server";
import { usualFoods } from "./usual";

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

const USUAL_MAX = 3;

type Shown = { page: number; before?: PageCursor };

export async function eatPage(db: Db, eater: Hours & { id: string }, { page, before }: Shown, now: number) {
  const latest = await latestFoods(db, eater.id);
  const at = { date: localDate(eater, now), time: now };
  const usual = page > 0 ? [] : usualFoods(latest, at, USUAL_MAX);
  return {
    usual: usual.map((food) => itemOf(eater, { newest: food, all: [food] })),
    recent: await recentPage(db, eater, page, before, latest),
  };
}
