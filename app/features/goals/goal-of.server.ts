import { and, desc, eq, lte } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import type { Amounts } from "../nutrition/amounts";
import { DEFAULT_GOALS } from "./default-goals";

/** The goals that hold on a day (`YYYY-MM-DD`): the newest set on or before it. */
export async function goalOf(db: Db, userId: string, date: string): Promise<Amounts> {
  const [newest] = await newestGoal(db, { userId, date });
  return newest ?? DEFAULT_GOALS;
}

const newestGoal = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { nutrition_goal: goals } = db.t;
  return db
    .select({ calories: goals.calories, carbs: goals.carbs, protein: goals.protein, fats: goals.fats })
    .from(goals)
    .where(and(eq(goals.user_id, userId), lte(goals.local_date, date)))
    .orderBy(desc(goals.local_date))
    .limit(1);
});
