import { and, desc, eq, lte } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Amounts } from "../nutrition/amounts";
import { DEFAULT_GOALS } from "./default-goals";

/** The goals that hold on a day (`YYYY-MM-DD`): the newest set on or before it. */
export async function goalOf(db: Db, userId: string, date: string): Promise<Amounts> {
  const { nutrition_goal: goals } = db.t;
  const [newest] = await db
    .select({ calories: goals.calories, carbs: goals.carbs, protein: goals.protein, fats: goals.fats })
    .from(goals)
    .where(and(eq(goals.user_id, userId), lte(goals.local_date, date)))
    .orderBy(desc(goals.local_date))
    .limit(1);
  return newest ?? DEFAULT_GOALS;
}
