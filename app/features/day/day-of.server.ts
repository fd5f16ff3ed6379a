import { and, asc, desc, eq, gt, gte, lt, lte } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { goalOf } from "~/features/goals/goal-of.server";
import { NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { recordOf } from "~/features/nutrition/record-of";
import type { Around } from "./calendar/neighbour-days";
import { goalsFromRow } from "./goal-columns";
import { plantedFor } from "./planted-for.server";

/** `complete` once its puzzle was collected. */
export type Day = {
  date: string;
  puzzleId: string | null;
  totals: Amounts;
  goals: Amounts;
  finishAt: number;
  neat: boolean;
  complete: boolean;
};

export async function dayOf(db: Db, userId: string, date: string): Promise<Day> {
  const [row] = await rowOf(db, { userId, date });
  if (!row) {
    const [goal, puzzleId] = await Promise.all([goalOf(db, userId, date), plantedFor(db, userId, date)]);
    return { date, puzzleId, totals: NO_AMOUNTS, ...goal, neat: false, complete: false };
  }
  return {
    date,
    puzzleId: row.puzzle_id,
    totals: amountsOf(row),
    goals: goalsFromRow(row),
    finishAt: row.finish_at,
    neat: row.neat,
    complete: row.completed_at !== null,
  };
}

const rowOf = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      puzzle_id: days.puzzle_id,
      ...amountsOf(days),
      ...recordOf(AMOUNTS, (name) => days[`${name}_goal`], "_goal"),
      finish_at: days.finish_at,
      neat: days.neat,
      completed_at: days.completed_at,
    })
    .from(days)
    .where(and(eq(days.user_id, userId), eq(days.date, date)));
});

export const isActive = async (db: Db, userId: string, date: string): Promise<boolean> =>
  (await rowOf(db, { userId, date })).length > 0;

export async function activeAround(db: Db, userId: string, date: string): Promise<Around> {
  const [[before], [after]] = await Promise.all([
    dayBefore(db, { userId, date }),
    dayAfter(db, { userId, date }),
  ]);
  return { before: before?.date ?? null, after: after?.date ?? null };
}

const dayBefore = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const earlier = and(eq(days.user_id, userId), lt(days.date, date));
  return db.select({ date: days.date }).from(days).where(earlier).orderBy(desc(days.date)).limit(1);
});

const dayAfter = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const later = and(eq(days.user_id, userId), gt(days.date, date));
  return db.select({ date: days.date }).from(days).where(later).orderBy(asc(days.date)).limit(1);
});

/** Days with data in a month (`YYYY-MM`), preceded by the user's first. */
export async function activeDates(db: Db, userId: string, month: string): Promise<string[]> {
  const [first, inMonth] = await Promise.all([
    dayAfter(db, { userId, date: "" }),
    daysFrom(db, { userId, from: `${month}-01`, to: `${month}-31` }),
  ]);
  return [...new Set([...first, ...inMonth].map(({ date }) => date))];
}

const daysFrom = prepared((db, { userId, from, to }: { userId: string; from: string; to: string }) => {
  const { daily_home_data: days } = db.t;
  const between = and(eq(days.user_id, userId), gte(days.date, from), lte(days.date, to));
  return db.select({ date: days.date }).from(days).where(between).orderBy(asc(days.date));
});
