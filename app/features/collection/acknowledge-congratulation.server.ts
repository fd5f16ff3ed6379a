import { and, eq, isNull } from "drizzle-orm";
import type { Store } from "~/db/store";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";

/** Notes that the congratulation on a puzzle was shown; the first time stays. Nothing happens when it isn't collected. */
export async function acknowledgeCongratulation(
  store: Store,
  userId: string,
  puzzleId: PuzzleId,
  now: number,
): Promise<void> {
  const found = puzzleById(puzzleId);
  if (!found) return;
  await store.tx(async (db) => {
    const { user_collection: t } = db.t;
    await db
      .update(t)
      .set({ congratulated_at: now })
      .where(
        and(
          eq(t.user_id, userId),
          eq(t.collection_type, found.category.title),
          eq(t.puzzle_name, found.puzzle.id),
          isNull(t.congratulated_at),
        ),
      );
  });
}
