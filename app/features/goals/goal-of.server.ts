import { and, asc, desc, eq, lte } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import type { Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { DEFAULT_GOALS } from "./default-goals";

/** The newest goals set on or before a day (`YYYY-MM-DD`), else the oldest, else the defaults. */
export const goalOf = async (db: Db, userId: string, date: string): Promise<Amounts> =>
  (await ownGoalOf(db, userId, date)) ?? DEFAULT_GOALS;

export async function ownGoalOf(db: Db, userId: string, date: string): Promise<Amounts | undefined> {
  const [newest] = await newestGoal(db, { userId, date });
  return newest ?? (await firstGoal(db, { userId }))[0];
}

const newestGoal = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { nutrition_goal: goals } = db.t;
  const until = and(eq(goals.user_id, userId), lte(goals.local_date, date));
  return db.select(amountsOf(goals)).from(goals).where(until).orderBy(desc(goals.local_date)).limit(1);
});

const firstGoal = prepared((db, { userId }: { userId: string }) => {
  const { nutrition_goal: goals } = db.t;
  return db
    .select(amountsOf(goals))
    .from(goals)
    .where(eq(goals.user_id, userId))
    .orderBy(asc(goals.local_date))
    .limit(1);
});
