import { type LatestFood, mergeSame, sameKey } from "~/features/food/same-food";
import type { Eaten } from "../calendar/eaten-at";
import { minutesApart, NEARBY_MINUTES } from "./minutes-apart";
import { usualMeal } from "./usual-meal";

const MEALS_BACK = 14;
const TIMES_MIN = 3;

/**
 * The foods eaten together on at least three of the last 14 days with a meal around this time; none when that is one food,
 * or one of them is eaten already. `foods` are sorted newest first.
 */
export function usualSet(foods: readonly LatestFood[], at: Eaten): LatestFood[] {
  const today = new Set(foods.filter(({ date }) => date >= at.date).map(({ entry }) => sameKey(entry)));
  const nearby = foods.filter(
    ({ date, time }) => date < at.date && minutesApart(time, at.time) <= NEARBY_MINUTES,
  );
  const meals = new Set([...new Set(nearby.map(({ date }) => date))].slice(0, MEALS_BACK));
  const lately = nearby.filter(({ date }) => meals.has(date));
  const datesOf = new Map(
    mergeSame(lately).map(({ newest, all }) => [newest, new Set(all.map(({ date }) => date))]),
  );
  const timesOf = (food: LatestFood) => datesOf.get(food)?.size ?? 0;
  let together = meals;
  const set = usualMeal(lately, at.date)
    .toSorted((one, other) => timesOf(other) - timesOf(one))
    .filter((food) => {
      const withIt = new Set([...together].filter((date) => datesOf.get(food)?.has(date)));
      if (withIt.size < TIMES_MIN) return false;
      together = withIt;
      return true;
    });
  return set.length > 1 && set.every(({ entry }) => !today.has(sameKey(entry))) ? set : [];
}
