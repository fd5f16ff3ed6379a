import { and, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { goalOf } from "~/features/goals/goal-of.server";
import { NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { recordOf } from "~/features/nutrition/record-of";
import { goalsToRow } from "./goal-columns";
import { plantedFor } from "./planted-for.server";

/** Finds or creates and locks the day's row until the transaction ends; throws a 401 response when the account is gone. */
export async function openDay(db: Db, userId: string, date: string, now: number) {
  await lockUser(db, userId);
  const [found] = await lockedDay(db, { userId, date });
  if (found) return found;
  const [{ goals, finishAt }, seed] = await Promise.all([
    goalOf(db, userId, date),
    plantedFor(db, userId, date),
  ]);
  const [row] = await insertDay(db, {
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
  if (!row) throw new Error("The day's row was not made.");
  return row;
}

const lockedDay = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, userId), eq(days.date, date));
  return db.forUpdate(db.select().from(days).where(ofDay));
});

const insertDay = prepared((db, day: Db["t"]["daily_home_data"]["$inferInsert"]) =>
  db.insert(db.t.daily_home_data).values(day).returning(),
);

export type DayRow = Awaited<ReturnType<typeof openDay>>;
