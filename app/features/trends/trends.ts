import { weekOf } from "~/features/day/calendar";
import { PARTS_OF_DAY, type PartOfDay, partOfDay } from "~/features/day/calendar-days";
import { DAY_MINUTES } from "~/features/day/day-rules";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  type FoodTotals,
  NO_AMOUNTS,
  perAmount,
} from "~/features/nutrition/amounts";
import { isNearGoal } from "~/features/nutrition/goal-ratio";

type Day = { date: string; foods: FoodTotals; closed?: boolean };
/** In tenths; the last spelling of a name counts. */
type FoodSum = { name: string; tenths: Amounts };

/** What was eaten of each food, and in each part of the whole days. */
type FoodSums = { foods: readonly FoodSum[]; byPart: Record<PartOfDay, Amounts> };

/** `today` counts for the foods, and for no part of the day unless it was called done: it isn't over. `offsetOn`: the zone's minutes ahead of UTC on a date. */
export function foodSums(days: readonly Day[], today: string, offsetOn: (date: string) => number): FoodSums {
  const sums = new Map<string, FoodSum>();
  const byPart = PARTS_OF_DAY.map(() => ({ ...NO_AMOUNTS }));
  for (const { date, foods, closed } of days) {
    const offset = offsetOn(date);
    foods.name.forEach((name, i) => {
      const key = name.toLowerCase();
      const sum = sums.get(key) ?? { name, tenths: { ...NO_AMOUNTS } };
      sums.set(key, sum);
      sum.name = name;
      const ofPart = date < today || closed ? byPart[partAt(foods.minute[i] ?? 0, offset)] : undefined;
      for (const amount of AMOUNTS) {
        const tenths = foods[amount][i] ?? 0;
        sum.tenths[amount] += tenths;
        if (ofPart) ofPart[amount] += tenths;
      }
    });
  }
  const parts = PARTS_OF_DAY.map((part, i) => [part, perAmount((name) => (byPart[i]?.[name] ?? 0) / 10)]);
  return { foods: [...sums.values()], byPart: Object.fromEntries(parts) };
}

const partAt = (minute: number, offset: number): number =>
  minute >= DAY_MINUTES ? EVENING : (PART_OF_MINUTE[(minute + offset + DAY_MINUTES) % DAY_MINUTES] ?? 0);

const EVENING = PARTS_OF_DAY.indexOf("evening");

const PART_OF_MINUTE = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0"));
  return PARTS_OF_DAY.indexOf(partOfDay(`${hours}:${minutes}`));
});

const FOODS_MAX = 5;

/** `amounts` and `goals` are null on a day without food. A `closed` one was called done: it is over, though it is today. */
type TrendFigures = {
  date: string;
  amounts: Amounts | null;
  goals: Amounts | null;
  closed?: boolean;
};

/** `share`: 0 to 1 of all that was eaten. */
type FoodShare = { name: string; amount: number; share: number };

export type Trends = {
  from: string;
  to: string;
  days: TrendFigures[];
  daysLogged: number;
  daysAveraged: number;
  averages: Amounts | null;
  /** Average goals of the averaged days. */
  goals: Amounts | null;
  /** Averaged days near their goal. */
  daysNear: Record<AmountName, number>;
  foods: Record<AmountName, FoodShare[]>;
  /** Of the averaged days. */
  times: { part: PartOfDay; amounts: Amounts; shares: Amounts }[];
};

type Logged = { date: string; amounts: Amounts; goals: Amounts; closed?: boolean };

export function trendsOf(dates: readonly string[], logged: readonly Logged[], sums: FoodSums): Trends {
  const byDate = new Map(logged.map((day) => [day.date, day]));
  const [from = "", to = ""] = [dates[0], dates.at(-1)];
  const whole = logged.filter(({ date, closed }) => date < to || closed);
  const mean = (of: (day: Logged) => Amounts) => meanOf(whole.map(of));
  const eaten = perAmount((name) => sums.foods.reduce((sum, { tenths }) => sum + tenths[name], 0) / 10);
  const inParts = sumOf(PARTS_OF_DAY.map((part) => sums.byPart[part]));
  return {
    from,
    to,
    days: dates.map((date) => {
      const day = byDate.get(date);
      return { date, amounts: day?.amounts ?? null, goals: day?.goals ?? null };
    }),
    daysLogged: logged.length,
    daysAveraged: whole.length,
    averages: mean(({ amounts }) => amounts),
    goals: mean(({ goals }) => goals),
    daysNear: perAmount(
      (name) => whole.filter(({ amounts, goals }) => isNearGoal(amounts[name], goals[name])).length,
    ),
    foods: perAmount((name) => mostEaten(name, sums.foods, eaten[name])),
    times: PARTS_OF_DAY.map((part) => ({
      part,
      amounts: sums.byPart[part],
      shares: perAmount((name) => share(sums.byPart[part][name], inParts[name])),
    })),
  };
}

/** Null without any. */
function meanOf(all: readonly Amounts[]): Amounts | null {
  if (all.length === 0) return null;
  const sum = sumOf(all);
  return perAmount((name) => Math.round((sum[name] / all.length) * 10) / 10);
}

const sumOf = (all: readonly Amounts[]): Amounts =>
  perAmount((name) => all.reduce((sum, amounts) => sum + amounts[name], 0));

const share = (part: number, all: number) => (all > 0 ? part / all : 0);

function mostEaten(name: AmountName, foods: FoodSums["foods"], all: number): FoodShare[] {
  const eaten = foods.map((food) => ({ food, amount: food.tenths[name] / 10 }));
  return eaten
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.food.name < b.food.name ? -1 : 1))
    .slice(0, FOODS_MAX)
    .map(({ food, amount }) => ({ name: food.name, amount, share: share(amount, all) }));
}

/** In days, today included. */
export const TREND_RANGES = [7, 30, 90, 365] as const;
export type TrendRange = (typeof TREND_RANGES)[number];

export const DEFAULT_RANGE: TrendRange = 30;

export const RANGE_NAMES: Record<TrendRange, string> = {
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "1 year",
};

export const rangeIn = (text: string | null): TrendRange | undefined =>
  TREND_RANGES.find((days) => String(days) === text);

export type SpanUnit = "day" | "week" | "month";

/** Means of the logged days in it; the last may be today, which is not over. */
export type TrendSpan = {
  key: string;
  daysLogged: number;
  amounts: Amounts | null;
  goals: Amounts | null;
  isToday: boolean;
};

const KEYS: Record<SpanUnit, (date: string) => string> = {
  day: (date) => date,
  week: weekOf,
  month: (date) => date.slice(0, 7),
};

/** Today stands alone or is left out of the span that it is in. */
export function spansOf(days: readonly TrendFigures[], unit: SpanUnit): TrendSpan[] {
  const today = days.at(-1)?.date;
  const groups = new Map<string, TrendFigures[]>();
  for (const day of days) {
    const key = KEYS[unit](day.date);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups].map(([key, group]) => {
    const isToday = unit === "day" && key === today && !group[0]?.closed;
    const logged = group.filter(
      ({ amounts, date, closed }) => amounts && (isToday || date !== today || closed),
    );
    const mean = (of: "amounts" | "goals") => meanOf(logged.flatMap((day) => day[of] ?? []));
    return { key, daysLogged: logged.length, amounts: mean("amounts"), goals: mean("goals"), isToday };
  });
}
