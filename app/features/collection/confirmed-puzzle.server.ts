import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import type { CollectedPuzzle } from "./collected-puzzle";
import { collectedPuzzle } from "./collected-puzzle.server";

/** A record collected on `date` (`YYYY-MM-DD`), or of an unlocked special puzzle. */
export async function confirmedPuzzle(
  db: Db,
  userId: string,
  puzzleId: PuzzleId,
  date: string,
): Promise<CollectedPuzzle | undefined> {
  const match = await puzzleOf(db, userId, puzzleId);
  if (!match) return undefined;
  if (match.puzzle.unlockConditions) return collectedPuzzle(db, userId, match.puzzle.id);
  const { puzzle_completion: done } = db.t;
  const ofDay = and(eq(done.user_id, userId), eq(done.puzzle_name, match.puzzle.id), eq(done.date, date));
  const [completion] = await db.select({ date: done.date }).from(done).where(ofDay);
  return completion && collectedPuzzle(db, userId, match.puzzle.id);
}
