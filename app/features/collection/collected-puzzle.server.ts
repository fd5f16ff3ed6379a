import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import type { CollectedPuzzle } from "./collected-puzzle";
import { collectedPuzzleOf } from "./collection-of.server";

/** A user's record of one puzzle; undefined when there is no such puzzle or it isn't collected. */
export async function collectedPuzzle(
  db: Db,
  userId: string,
  puzzleId: PuzzleId,
): Promise<CollectedPuzzle | undefined> {
  const found = puzzleById(puzzleId);
  if (!found) return undefined;
  const { user_collection: t } = db.t;
  const [row] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.user_id, userId),
        eq(t.collection_type, found.category.title),
        eq(t.puzzle_name, found.puzzle.id),
      ),
    );
  return row && collectedPuzzleOf(row);
}
