import { type LatestFood, mergeSame } from "~/features/food/same-food";
import { addDays } from "../calendar/local-date";

const DAYS_BACK = 60;
const TIMES_MIN = 2;
const FOODS_MAX = 8;
/** Of the days with the main food, those with a food that belongs to it. */
const TOGETHER_SHARE = 0.5;

/**
 * The food eaten on most days of the last 60 before `today`, with what is eaten on at least half of these days too; none
 * when no food was eaten on two days. `foods` are those of one part of the day, newest first.
 */
export function usualMeal(foods: readonly LatestFood[], today: string): LatestFood[] {
  const from = addDays(today, -DAYS_BACK);
  const groups = mergeSame(foods.filter(({ date }) => date >= from && date <= today)).map(
    ({ newest, all }) => ({
      newest,
      dates: new Set(all.map(({ date }) => date)),
    }),
  );
  const [main] = groups
    .filter(({ dates }) => dates.size >= TIMES_MIN)
    .sort((one, other) => other.dates.size - one.dates.size);
  if (!main) return [];
  return groups
    .filter(({ dates }) => {
      const together = [...dates].filter((date) => main.dates.has(date)).length;
      return together >= TIMES_MIN && together >= main.dates.size * TOGETHER_SHARE;
    })
    .slice(0, FOODS_MAX)
    .map(({ newest }) => newest);
}
