import { and, eq } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import { addDays } from "./calendar/local-date";

export async function plantedFor(db: Db, userId: string, date: string): Promise<string | null> {
  const [row] = await dayBefore(db, { userId, date: addDays(date, -1) });
  return (await puzzleOf(db, userId, row?.id ?? null))?.puzzle.id ?? null;
}

const dayBefore = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, userId), eq(days.date, date));
  return db.select({ id: days.next_puzzle_id }).from(days).where(ofDay);
});
