import { addDays, WEEKDAYS } from "~/features/day/calendar-days";
import type { Eaten } from "~/features/day/dates.server";
import { DAY_MINUTES } from "~/features/day/day-rules";
import { type LatestFood, mergeSame, type SameFood, sameKey } from "~/features/food/food-item";

const MINUTE_MS = 60_000;

const NEARBY_MINUTES = 120;

/** Between two instants (ms) on a clock's face. */
function minutesApart(one: number, other: number): number {
  const apart = (Math.abs(one - other) / MINUTE_MS) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

const DAYS_BACK = 60;
const TIMES_MIN = 2;
const HALF_LIFE_DAYS = 14;
const AROUND_MINUTES = 90;
const SHARE_MIN = 0.15;
const DAY_MS = 24 * 60 * 60_000;

type Scored = { food: LatestFood; score: number; nearbyDays: number };

/**
 * The foods logged most around this time, best first: those with at least two logs in 60 days, weighed by their time of
 * day, day of the week and age. `foods` are sorted newest first; a change of the clocks may shift them by an hour.
 */
export const usualFoods = (foods: readonly LatestFood[], at: Eaten, count: number): LatestFood[] =>
  scored(foods, at)
    .slice(0, count)
    .map(({ food }) => food);

/** The food to offer at once: logged around this time on at least two days, and not yet today. */
export function usualNow(foods: readonly LatestFood[], at: Eaten): LatestFood | undefined {
  const eatenToday = mergeSame(foods).filter(({ newest }) => newest.date >= at.date);
  const others = new Set(eatenToday.flatMap(({ all }) => all));
  const left = foods.filter((food) => !others.has(food));
  return scored(left, at).find(({ nearbyDays }) => nearbyDays >= TIMES_MIN)?.food;
}

function scored(foods: readonly LatestFood[], at: Eaten): Scored[] {
  const lately = foods.filter(({ date }) => date <= at.date && daysBetween(date, at.date) <= DAYS_BACK);
  const all = mergeSame(lately)
    .filter(({ all }) => all.length >= TIMES_MIN)
    .map((same) => scoreOf(same, at))
    .sort((one, other) => other.score - one.score);
  const best = all[0]?.score ?? 0;
  return all.filter(({ score }) => score >= best * SHARE_MIN);
}

function scoreOf({ newest, all }: SameFood, at: Eaten): Scored {
  const weights = all.map(({ time, date }) => {
    const apart = minutesApart(time, at.time) / AROUND_MINUTES;
    const age = daysBetween(date, at.date) / HALF_LIFE_DAYS;
    return Math.exp(-(apart ** 2)) * weekdayWeight(date, at.date) * 0.5 ** age;
  });
  const nearby = all.filter(({ time }) => minutesApart(time, at.time) <= NEARBY_MINUTES);
  return {
    food: newest,
    score: weights.reduce((sum, weight) => sum + weight, 0),
    nearbyDays: new Set(nearby.map(({ date }) => date)).size,
  };
}

function weekdayWeight(one: string, other: string): number {
  const [a, b] = [weekday(one), weekday(other)];
  if (a === b) return 1;
  return isWeekend(a) === isWeekend(b) ? 0.8 : 0.5;
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const isWeekend = (day: number) => day === 0 || day === 6;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const USUAL_MEAL_DAYS_BACK = 60;
const USUAL_MEAL_TIMES_MIN = 2;
const FOODS_MAX = 8;
/** Of the days with the main food, those with a food that belongs to it. */
const TOGETHER_SHARE = 0.5;

/**
 * The food eaten on most days of the last 60 before `today`, with what is eaten on at least half of these days too; none
 * when no food was eaten on two days. `foods` are those of one part of the day, newest first.
 */
export function usualMeal(foods: readonly LatestFood[], today: string): LatestFood[] {
  const from = addDays(today, -USUAL_MEAL_DAYS_BACK);
  const groups = mergeSame(foods.filter(({ date }) => date >= from && date <= today)).map(
    ({ newest, all }) => ({
      newest,
      dates: new Set(all.map(({ date }) => date)),
    }),
  );
  const [main] = groups
    .filter(({ dates }) => dates.size >= USUAL_MEAL_TIMES_MIN)
    .sort((one, other) => other.dates.size - one.dates.size);
  if (!main) return [];
  return groups
    .filter(({ dates }) => {
      const together = [...dates].filter((date) => main.dates.has(date)).length;
      return together >= USUAL_MEAL_TIMES_MIN && together >= main.dates.size * TOGETHER_SHARE;
    })
    .slice(0, FOODS_MAX)
    .map(({ newest }) => newest);
}

const MEALS_BACK = 14;
const USUAL_SET_TIMES_MIN = 3;

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
      if (withIt.size < USUAL_SET_TIMES_MIN) return false;
      together = withIt;
      return true;
    });
  return set.length > 1 && set.every(({ entry }) => !today.has(sameKey(entry))) ? set : [];
}

/** What people call a meal at a local time, `HH:MM`. */
export function mealOf(time: string): string {
  if (time < "04:00") return "Night snack";
  if (time < "11:00") return "Breakfast";
  if (time < "15:00") return "Lunch";
  return time < "18:00" ? "Snack" : "Dinner";
}

const WEEK_DAYS = 7;

/** "Same lunch as Friday?", of foods last eaten together within a week; else "Your usual lunch?" */
export function usualQuestion(meal: string, dates: readonly string[], today: string): string {
  const [date = today, ...others] = [...new Set(dates)];
  const name = meal.toLowerCase();
  const ago = daysBetween(date, today);
  if (others.length > 0 || ago < 1 || ago >= WEEK_DAYS) return `Your usual ${name}?`;
  return `Same ${name} as ${ago === 1 ? "yesterday" : WEEKDAYS[(weekday(date) + 6) % 7]}?`;
}
