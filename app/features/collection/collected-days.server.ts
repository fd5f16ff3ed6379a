import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import type { CollectedDay } from "./collected-puzzle";

/** By puzzle, oldest first; special puzzles have none. Where a day's own grams were never stored they are its sum. */
export async function collectedDays(
  db: Db,
  userId: string,
  puzzleId?: PuzzleId,
): Promise<Map<PuzzleId, CollectedDay[]>> {
  const { puzzle_completion: done, daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, done.user_id), eq(days.date, done.date));
  const rows = await db
    .select({
      puzzleId: done.puzzle_name,
      date: done.date,
      neat: days.neat,
      ...perNutrient((name) => sql<number | null>`coalesce(${done[name]}, ${days[name]})`.mapWith(Number)),
    })
    .from(done)
    .leftJoin(days, ofDay)
    .where(and(eq(done.user_id, userId), puzzleId ? eq(done.puzzle_name, puzzleId) : undefined))
    .orderBy(asc(done.date));
  const byPuzzle = new Map<PuzzleId, CollectedDay[]>();
  for (const { puzzleId, date, neat, ...grams } of rows) {
    const nutrition = perNutrient((name) => toTenth(grams[name] ?? 0));
    byPuzzle.set(puzzleId, [...(byPuzzle.get(puzzleId) ?? []), { date, nutrition, ...(neat && { neat }) }]);
  }
  return byPuzzle;
}
