import { and, eq, isNull } from "drizzle-orm";
import type { Store } from "~/db/store";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";

/** The first time stays; an uncollected puzzle is ignored. */
export async function acknowledgeCongratulation(
  store: Store,
  userId: string,
  puzzleId: PuzzleId,
  now: number,
): Promise<void> {
  const match = await puzzleOf(store.read, userId, puzzleId);
  if (!match) return;
  await store.tx(async (db) => {
    const { user_collection: t } = db.t;
    await db
      .update(t)
      .set({ congratulated_at: now })
      .where(
        and(
          eq(t.user_id, userId),
          eq(t.collection_type, match.category.title),
          eq(t.puzzle_name, match.puzzle.id),
          isNull(t.congratulated_at),
        ),
      );
  });
}
