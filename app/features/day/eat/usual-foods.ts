import { type LatestFood, mergeSame, type SameFood } from "~/features/food/same-food";
import type { Eaten } from "../calendar/eaten-at";
import { minutesApart, NEARBY_MINUTES } from "./minutes-apart";

const DAYS_BACK = 60;
const TIMES_MIN = 2;
const HALF_LIFE_DAYS = 14;
const AROUND_MINUTES = 90;
/** Of the best score. */
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
