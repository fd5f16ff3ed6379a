import { and, asc, eq } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { goalOf } from "../goals/goal-of.server";
import { type Amounts, NO_AMOUNTS } from "../nutrition/amounts";

/** A day as it was stored. `puzzleId` is null while none is chosen; `complete` once its puzzle was collected. */
export type Day = {
  date: string;
  puzzleId: string | null;
  totals: Amounts;
  goals: Amounts;
  complete: boolean;
};

/** One day of one person; a day without data yet shows no food and the goals that hold on it. */
export async function dayOf(db: Db, userId: string, date: string): Promise<Day> {
  const [row] = await rowOf(db, { userId, date });
  if (!row) {
    const goals = await goalOf(db, userId, date);
    return { date, puzzleId: null, totals: NO_AMOUNTS, goals, complete: false };
  }
  return {
    date,
    puzzleId: row.puzzle_id,
    totals: { calories: row.calories, carbs: row.carbs, protein: row.protein, fats: row.fats },
    goals: {
      calories: row.calories_goal,
      carbs: row.carbs_goal,
      protein: row.protein_goal,
      fats: row.fats_goal,
    },
    complete: row.completed_at !== null,
  };
}

const rowOf = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      puzzle_id: days.puzzle_id,
      calories: days.calories,
      carbs: days.carbs,
      protein: days.protein,
      fats: days.fats,
      calories_goal: days.calories_goal,
      carbs_goal: days.carbs_goal,
      protein_goal: days.protein_goal,
      fats_goal: days.fats_goal,
      completed_at: days.completed_at,
    })
    .from(days)
    .where(and(eq(days.user_id, userId), eq(days.date, date)));
});

/** The days with data, oldest first, as `YYYY-MM-DD`. */
export async function activeDates(db: Db, userId: string): Promise<string[]> {
  return (await datesOf(db, { userId })).map(({ date }) => date);
}

const datesOf = prepared((db, { userId }: { userId: string }) => {
  const { daily_home_data: days } = db.t;
  return db.select({ date: days.date }).from(days).where(eq(days.user_id, userId)).orderBy(asc(days.date));
});
