import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { isStoredId } from "~/features/puzzles/own/is-stored-id";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import type { CollectedPuzzle } from "./collected-puzzle";
import { collectedPuzzleOf } from "./collection-of.server";

export async function collectedPuzzle(
  db: Db,
  userId: string,
  puzzleId: PuzzleId,
): Promise<CollectedPuzzle | undefined> {
  const match = await puzzleOf(db, userId, puzzleId);
  if (!match) return undefined;
  const { user_collection: t } = db.t;
  const [row] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.user_id, userId),
        eq(t.collection_type, match.category.title),
        eq(t.puzzle_name, match.puzzle.id),
      ),
    );
  if (!row) return undefined;
  const collected = collectedPuzzleOf(row);
  return isStoredId(match.puzzle.id) ? { ...collected, stored: match.puzzle } : collected;
}
