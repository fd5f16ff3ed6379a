import { addDays, dateText, relativeDateText, timeText } from "~/features/day/calendar-days";
import { type Eaten, localTime, partEaten } from "~/features/day/dates.server";
import {
  cursorText,
  foodItem,
  isBefore,
  type LatestFood,
  mergeSame,
  type PageCursor,
  type SameFood,
  sameKey,
} from "~/features/food/food-item";
import { FOOD_PAGE_SIZE, LATEST_MAX, latestFoods, recentFood } from "~/features/food/logged.server";
import type { Caller } from "~/http/caller.server";
import { newKey } from "~/platform/crypto.server";
import { type Hours, localDate, QUARTER_MS } from "~/platform/local-date";
import { mealOf, usualFoods, usualNow, usualQuestion, usualSet } from "./usual";

type Known = { latest?: readonly LatestFood[]; apart?: readonly LatestFood[]; today?: string };

/**
 * A page of the logged foods, newest first: equal ones of the latest once, then, further back, each one. Those that stand
 * `apart` take their places on the first page.
 */
export async function recentPage(
  by: Caller,
  page: number,
  before?: PageCursor,
  { latest, apart = [], today }: Known = {},
) {
  const known = latest ?? (await latestFoods(by.db, by.viewer.id));
  const elsewhere = new Set(apart.map(({ entry }) => sameKey(entry)));
  const all = mergeSame(known).filter(({ newest }) => !elsewhere.has(sameKey(newest.entry)));
  const left = before
    ? all.filter(({ newest }) => isBefore(newest, before))
    : all.slice(page === 0 ? 0 : page * FOOD_PAGE_SIZE - apart.length);
  const goesOn = known.length === LATEST_MAX;
  if (left.length === 0 && goesOn) {
    const { foods, more, next } = await recentFood(by.db, by.viewer.id, page, before);
    return {
      foods: foods.map((food) => itemOf(by.viewer, { newest: food, all: [food] }, today)),
      page,
      more,
      next,
    };
  }
  const shown = left.slice(0, page === 0 ? FOOD_PAGE_SIZE - apart.length : FOOD_PAGE_SIZE);
  const more = left.length > shown.length;
  const last = more ? shown.at(-1)?.newest : known.at(-1);
  return {
    foods: shown.map((same) => itemOf(by.viewer, same, today)),
    page,
    more: more || goesOn,
    next: last && cursorText(last),
  };
}

function itemOf({ timeZone }: Pick<Hours, "timeZone">, { newest, all }: SameFood, today?: string) {
  const day = (today && relativeDateText(newest.date, today)) || dateText(newest.date);
  const wording = (instant: number) => `${day}, ${timeText(instant, timeZone)}`;
  return foodItem(newest, wording, newKey(), all.length);
}

const USUAL_MAX = 3;

type Shown = { page: number; before?: PageCursor };

export async function eatPage(by: Caller, { page, before }: Shown) {
  const { viewer, db } = by;
  const latest = await latestFoods(db, viewer.id);
  const at = { date: by.today, time: by.now };
  const usual = usualFoods(latest, at, USUAL_MAX);
  return {
    usual: page > 0 ? [] : usual.map((food) => itemOf(viewer, { newest: food, all: [food] })),
    recent: await recentPage(by, page, before, { latest, apart: usual, today: at.date }),
    ...(by.settings.ai && { plate: true }),
    copy: mealToCopy(latest, viewer, at),
  };
}

/** Yesterday's meal of this part of the day, while today's has none. */
function mealToCopy(latest: readonly LatestFood[], eater: Hours, at: Eaten) {
  const part = partEaten(eater, at);
  const yesterday = addDays(at.date, -1);
  const eatenOn = (date: string) =>
    latest.some((food) => food.date === date && partEaten(eater, food) === part);
  if (eatenOn(at.date) || !eatenOn(yesterday)) return null;
  return { from: yesterday, part, meal: mealOf(localTime(eater.timeZone, at.time)), key: newKey() };
}

/**
 * The usual food of this hour, to log from home with one press, and the `set` that it is usually eaten in, if any; null
 * once this part of the day has food.
 */
export async function usualOffer({ viewer, db, now }: Caller) {
  const time = now - (now % QUARTER_MS);
  const at = { date: localDate(viewer, time), time };
  const latest = await latestFoods(db, viewer.id);
  const part = partEaten(viewer, at);
  if (latest.some((food) => food.date === at.date && partEaten(viewer, food) === part)) return null;
  const food = usualNow(latest, at);
  if (!food) return null;
  const set = usualSet(latest, at);
  const isIn = set.some(({ entry }) => sameKey(entry) === sameKey(food.entry));
  const item = (newest: LatestFood) => itemOf(viewer, { newest, all: [newest] });
  const offered = isIn ? set : [food];
  return {
    food: item(food),
    set: isIn ? set.map(item) : [],
    setKey: newKey(),
    question: usualQuestion(
      mealOf(localTime(viewer.timeZone, time)),
      offered.map(({ date }) => date),
      at.date,
    ),
  };
}

export type UsualFood = NonNullable<Awaited<ReturnType<typeof usualOffer>>>;
