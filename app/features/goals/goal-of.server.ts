import { and, asc, desc, eq, lte } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import type { Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { DEFAULT_GOALS } from "./default-goals";
import { weekdayGoalOn } from "./weekday-goals.server";

/** `finishAt`: per cent of a goal that complete its part of the picture. */
export type Goal = { goals: Amounts; finishAt: number };

/** The goals of a day (`YYYY-MM-DD`): its weekday's, else the newest everyday ones by then, else the oldest, else the defaults. */
export async function goalOf(db: Db, userId: string, date: string): Promise<Goal> {
  const [everyday, weekdays] = await Promise.all([
    ownGoalOf(db, userId, date),
    weekdayGoalOn(db, userId, date),
  ]);
  return { goals: weekdays ?? everyday?.goals ?? DEFAULT_GOALS, finishAt: everyday?.finishAt ?? 100 };
}

export async function ownGoalOf(db: Db, userId: string, date: string): Promise<Goal | undefined> {
  const [newest] = await newestGoal(db, { userId, date });
  const row = newest ?? (await firstGoal(db, { userId }))[0];
  return row && { goals: amountsOf(row), finishAt: row.finish_at };
}

const newestGoal = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { nutrition_goal: goals } = db.t;
  const until = and(eq(goals.user_id, userId), lte(goals.local_date, date));
  return db.select(columnsOf(goals)).from(goals).where(until).orderBy(desc(goals.local_date)).limit(1);
});

const firstGoal = prepared((db, { userId }: { userId: string }) => {
  const { nutrition_goal: goals } = db.t;
  return db
    .select(columnsOf(goals))
    .from(goals)
    .where(eq(goals.user_id, userId))
    .orderBy(asc(goals.local_date))
    .limit(1);
});

const columnsOf = (goals: Db["t"]["nutrition_goal"]) => ({ ...amountsOf(goals), finish_at: goals.finish_at });
