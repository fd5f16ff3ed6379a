import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { addDays, PART_NAMES } from "~/features/day/calendar-days";
import { utcOffset } from "~/features/day/dates.server";
import { foodTotals, type Zoned } from "~/features/day/food-totals.server";
import { type CsvCell, csvOf } from "~/features/export/csv.server";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  amountLabels,
  type Energy,
  type FoodTotals,
  inUnit,
  perAmount,
  pickAmounts,
  unitOf,
} from "~/features/nutrition/amounts";
import {
  FURTHER_NAMES,
  type Further,
  type FurtherName,
  type FurtherSum,
  furtherFrom,
  furtherShown,
  furtherSums,
  furtherSumText,
  roundFurther,
  shownIn,
} from "~/features/nutrition/further";
import type { Viewer } from "~/http/session.server";
import { foodSums, type TrendRange, type Trends, trendsOf } from "./trends";

type TrendDay = { date: string; amounts: Amounts; goals: Amounts; foods: FoodTotals; closed: boolean };

/** From one date to another, both included, oldest first. */
async function trendDays(db: Db, person: Zoned, from: string, to: string): Promise<TrendDay[]> {
  const rows = await daysBetween(db, { userId: person.id, from, to });
  const logged = rows.filter((row) => AMOUNTS.some((name) => row.amounts[name] > 0));
  const foods = await foodTotals(
    db,
    person,
    { from, to },
    logged.map(({ date }) => date),
  );
  return logged.map(({ closedAt, ...day }) => ({
    ...day,
    closed: closedAt !== null,
    foods: foods.get(day.date) ?? NO_FOODS,
  }));
}

const NO_FOODS: FoodTotals = { name: [], minute: [], ...perAmount(() => []) };

type Between = { userId: string; from: string; to: string };

const daysBetween = prepared((db, { userId, from, to }: Between) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      date: days.date,
      amounts: pickAmounts(days),
      goals: perAmount((name) => days[`${name}_goal`]),
      closedAt: days.closed_at,
    })
    .from(days)
    .where(and(eq(days.user_id, userId), gte(days.date, from), lte(days.date, to)))
    .orderBy(asc(days.date));
});

export async function trendsUpTo(db: Db, person: Zoned, today: string, days: TrendRange): Promise<Trends> {
  const dates = datesUpTo(today, days);
  const from = dates[0] ?? today;
  const logged = await trendDays(db, person, from, today);
  const offsetOn = utcOffset(person.timeZone, from, today);
  const sums = foodSums(logged, today, offsetOn);
  return trendsOf(dates, logged, sums);
}

function datesUpTo(today: string, days: number): string[] {
  const first = Date.parse(addDays(today, 1 - days));
  return Array.from({ length: days }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sums of each day, and the average of the whole days that have food. */
type FurtherTrend = {
  names: FurtherName[];
  byDate: ReadonlyMap<string, FurtherSum[]>;
  averages: FurtherSum[];
};

/** Of the nutrients that a person chose; undefined for who chose none. */
export async function shownTrend(db: Db, viewer: Viewer, trends: Trends): Promise<FurtherTrend | undefined> {
  const names = shownIn(viewer.shownNutrients);
  return names.length === 0 ? undefined : furtherTrend(db, viewer, trends, names);
}

export async function furtherTrend(
  db: Db,
  { id }: Pick<Viewer, "id">,
  { from, to, days }: Trends,
  names: FurtherName[] = FURTHER_NAMES,
): Promise<FurtherTrend> {
  const foods = new Map<string, (Further | undefined)[]>();
  for (const { date, further } of await furtherBetween(db, { userId: id, from, to }))
    foods.set(date, [...(foods.get(date) ?? []), furtherFrom(further)]);
  const shown = (all: readonly (Further | undefined)[]) => furtherSums(all, names);
  const whole = days.filter(({ date, amounts, closed }) => amounts && (date < to || closed));
  const averages = shown(whole.flatMap(({ date }) => foods.get(date) ?? []));
  return {
    names,
    byDate: new Map([...foods].map(([date, all]) => [date, shown(all)])),
    averages: averages.map((sum) => ({ ...sum, amount: roundFurther(sum.amount / whole.length) })),
  };
}

const furtherBetween = prepared((db, { userId, from, to }: { userId: string; from: string; to: string }) => {
  const { food } = db.t;
  const between = and(eq(food.user_id, userId), gte(food.local_date, from), lte(food.local_date, to));
  return db
    .select({ date: food.local_date, further: food.further })
    .from(food)
    .where(and(between, isNull(food.deleted_at)))
    .orderBy(asc(food.local_date), asc(food.time), asc(food.id));
});

/** "21 g fibre a day, from 40 of 62 foods" */
export const furtherInWords = ({ averages }: FurtherTrend, timeZone: string): string[] =>
  averages.map((sum) => furtherSumText(sum, timeZone, " a day"));

const NONE = AMOUNTS.map(() => null);

/** Each day, the averages, the most eaten foods and the times of day; empty cells on days without food. */
export function trendsCsv(
  { days, averages, goals, foods, times }: Trends,
  energy: Energy,
  further?: FurtherTrend,
  timeZone = "UTC",
): string {
  const more = (sums: readonly FurtherSum[] = []) =>
    (further?.names ?? []).map((name) => {
      const sum = sums.find((each) => each.name === name);
      return sum ? Math.round(sum.amount * furtherShown(name, timeZone).times * 100) / 100 : null;
    });
  const shown = (name: AmountName, amount: number) =>
    Math.round(inUnit(unitOf(name, energy), amount) * 10) / 10;
  const cells = (amounts: Amounts | null) =>
    AMOUNTS.map((name) => (amounts ? shown(name, amounts[name]) : null));
  const rows: CsvCell[][] = [
    [...headOf(energy), ...(further?.names ?? []).map((name) => furtherHeading(name, timeZone))],
    ...days.map(({ date, amounts, goals }) => [
      ...["Day", date, ...cells(amounts), ...cells(goals), ...NONE],
      ...more(further?.byDate.get(date)),
    ]),
    [
      ...["Average", "Whole days logged", ...cells(averages), ...cells(goals), ...NONE],
      ...more(further?.averages),
    ],
    ...AMOUNTS.flatMap((name) =>
      foods[name].map((food) => [
        "Food",
        food.name,
        ...only(name, shown(name, food.amount)),
        ...NONE,
        ...only(name, percent(food.share)),
      ]),
    ),
    ...times.map(({ part, amounts, shares }) => [
      "Time of day",
      PART_NAMES[part],
      ...cells(amounts),
      ...NONE,
      ...AMOUNTS.map((name) => percent(shares[name])),
    ]),
  ];
  return csvOf(rows, { first: true });
}

function furtherHeading(name: FurtherName, timeZone: string): string {
  const { label, unit } = furtherShown(name, timeZone);
  return `${label} (${unit})`;
}

function headOf(energy: Energy): string[] {
  const labels = amountLabels(energy);
  const named = (what: string) => labels.map(({ label, unit }) => `${label}${what} (${unit})`);
  return [
    "Kind",
    "Name",
    ...named(""),
    ...named(" goal"),
    ...labels.map(({ label }) => `${label} share (%)`),
  ];
}

const only = (which: AmountName, value: number) => AMOUNTS.map((name) => (name === which ? value : null));

const percent = (share: number) => Math.round(share * 1000) / 10;
