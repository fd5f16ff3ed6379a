import { and, asc, eq, gte, lte } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { addDays } from "~/features/day/calendar-days";
import { utcOffset } from "~/features/day/dates";
import { foodTotals, type Zoned } from "~/features/day/food-totals.server";
import { AMOUNTS, type Amounts, type FoodTotals, perAmount, pickAmounts } from "~/features/nutrition/amounts";
import { foodSums } from "./food-sums";
import { type TrendRange, type Trends, trendsOf } from "./trends";

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
