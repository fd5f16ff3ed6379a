import { lockUser } from "~/db/lock-user.server";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { goalOf } from "~/features/goals/goal-of.server";
import { NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { recordOf } from "~/features/nutrition/record-of";
import { goalsToRow } from "./goal-columns";
import { plantedFor } from "./planted-for.server";

/** Creates and locks the day's row until the transaction ends; throws a 401 response when the account is gone. */
export async function openDay(db: Db, userId: string, date: string, now: number) {
  await lockUser(db, userId);
  const [{ goals, finishAt }, seed] = await Promise.all([
    goalOf(db, userId, date),
    plantedFor(db, userId, date),
  ]);
  const [row] = await upsertDay(db, {
    user_id: userId,
    date,
    daily_text: "",
    ...NO_AMOUNTS,
    ...goalsToRow(goals),
    finish_at: finishAt,
    puzzle_id: seed,
    puzzle_progress: 0,
    ...recordOf(NUTRIENTS, (): string[] => [], "_colors"),
    updated_at: now,
  });
  if (!row) throw new Error("The day's row was neither made nor found.");
  return row;
}

const upsertDay = prepared((db, day: Db["t"]["daily_home_data"]["$inferInsert"]) =>
  db
    .insert(db.t.daily_home_data)
    .values(day)
    .onConflictDoUpdate({
      target: [db.t.daily_home_data.user_id, db.t.daily_home_data.date],
      set: { updated_at: day.updated_at },
    })
    .returning(),
);

export type DayRow = Awaited<ReturnType<typeof openDay>>;
