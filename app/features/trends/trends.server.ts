import { and, asc, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import { figuresOf } from "~/db/food-figures";
import { type Db, prepared } from "~/db/store";
import { addDays } from "~/features/day/calendar-days";
import { endOfDay, utcOffset } from "~/features/day/dates";
import { foodTotalsOf } from "~/features/day/measure";
import { AMOUNTS, type Amounts, amountsOf, perAmount } from "~/features/nutrition/amounts";
import { foodSums } from "./food-sums";
import { type TrendRange, type Trends, trendsOf } from "./trends";

type Person = { id: string; timeZone: string };

export type TrendDay = { date: string; amounts: Amounts; goals: Amounts; names: string; figures: string };

/** From one date to another, both included, oldest first. */
export async function trendDays(
  db: Db,
  { id: userId, timeZone }: Person,
  from: string,
  to: string,
): Promise<TrendDay[]> {
  const [rows, totals] = await Promise.all([
    daysBetween(db, { userId, from, to }),
    totalsBetween(db, { userId, from, to }),
  ]);
  const foodsOf = new Map(totals.map((row) => [row.date, row]));
  const logged = rows.filter((row) => AMOUNTS.some((name) => row.amounts[name] > 0));
  const missing = logged.flatMap(({ date }) => (foodsOf.has(date) ? [] : [date]));
  const found = missing.length > 0 ? await foodsOn(db, userId, missing, timeZone) : foodsOf;
  return logged.map(({ date, amounts, goals }) => {
    const { names, figures } = foodsOf.get(date) ?? found.get(date) ?? NO_FOODS;
    return { date, amounts, goals, names, figures };
  });
}

const NO_FOODS = { names: "[]", figures: "" };

type Between = { userId: string; from: string; to: string };

const daysBetween = prepared((db, { userId, from, to }: Between) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      date: days.date,
      amounts: amountsOf(days),
      goals: perAmount((name) => days[`${name}_goal`]),
    })
    .from(days)
    .where(and(eq(days.user_id, userId), gte(days.date, from), lte(days.date, to)))
    .orderBy(asc(days.date));
});

const totalsBetween = prepared((db, { userId, from, to }: Between) => {
  const { day_food_total: totals } = db.t;
  return db
    .select({ date: totals.date, names: totals.names, figures: totals.figures })
    .from(totals)
    .where(and(eq(totals.user_id, userId), gte(totals.date, from), lte(totals.date, to)));
});

/** For days that an account moved from an older version brought along. */
async function foodsOn(
  db: Db,
  userId: string,
  dates: string[],
  timeZone: string,
): Promise<Map<string, { names: string; figures: string }>> {
  const { food } = db.t;
  const rows = await db
    .select({ date: food.local_date, name: food.name, time: food.time, ...amountsOf(food) })
    .from(food)
    .where(and(eq(food.user_id, userId), inArray(food.local_date, dates), isNull(food.deleted_at)));
  const byDate = new Map<string, typeof rows>(dates.map((date) => [date, []]));
  for (const row of rows) byDate.get(row.date)?.push(row);
  return new Map(
    [...byDate].map(([date, foods]) => {
      const totals = foodTotalsOf(foods, endOfDay({ timeZone, dayStart: 0 }, date));
      return [date, { names: JSON.stringify(totals.name), figures: figuresOf(totals) }];
    }),
  );
}

type TrendsOfPerson = { id: string; timeZone: string };

/** The last `days` days, up to `today`. */
export async function trendsUpTo(
  db: Db,
  person: TrendsOfPerson,
  today: string,
  days: TrendRange,
): Promise<Trends> {
  const dates = datesUpTo(today, days);
  const from = dates[0] ?? today;
  const logged = await trendDays(db, person, from, today);
  const offsetOn = utcOffset(person.timeZone, from, today);
  const sums = foodSums(logged, offsetOn);
  return trendsOf(dates, logged, sums);
}

function datesUpTo(today: string, days: number): string[] {
  const first = Date.parse(addDays(today, 1 - days));
  return Array.from({ length: days }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10));
}

const DAY_MS = 24 * 60 * 60 * 1000;
