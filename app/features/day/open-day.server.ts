import { lockUser } from "~/db/lock-user.server";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { goalOf } from "~/features/goals/goal-of.server";
import type { Amounts } from "~/features/nutrition/amounts";

/**
 * The day's row, made if missing, and locked until the transaction ends: whoever else changes
 * the same day waits here, so that totals are never added up from half a picture. An account that is gone gets none:
 * throws a 401 answer.
 */
export async function openDay(db: Db, userId: string, date: string, now: number) {
  await lockUser(db, userId);
  const goals = await goalOf(db, userId, date);
  const [row] = await upsertDay(db, { userId, date, ...goals, now });
  if (!row) throw new Error("The day's row was neither made nor found.");
  return row;
}

const upsertDay = prepared((db, { userId, date, now, calories, carbs, protein, fats }: Opened) =>
  db
    .insert(db.t.daily_home_data)
    .values({
      user_id: userId,
      date,
      daily_text: "",
      calories: 0,
      carbs: 0,
      protein: 0,
      fats: 0,
      calories_goal: calories,
      carbs_goal: carbs,
      protein_goal: protein,
      fats_goal: fats,
      puzzle_progress: 0,
      carbs_colors: [],
      protein_colors: [],
      fats_colors: [],
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [db.t.daily_home_data.user_id, db.t.daily_home_data.date],
      set: { updated_at: now },
    })
    .returning(),
);

type Opened = { userId: string; date: string; now: number } & Amounts;

export type DayRow = Awaited<ReturnType<typeof openDay>>;
