import type { Db } from "~/db/store";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { collectionOf } from "./collection-of.server";
import { unlockedBy } from "./unlocked-by";

/** Dated by the last of its parts, possibly a past day. */
export async function unlockSpecials(db: Db, userId: string, now: number): Promise<PuzzleId[]> {
  const collection = await collectionOf(db, userId);
  const collected = new Set(collection.map(({ puzzleId }) => puzzleId));
  const lastOf = (parts: readonly string[] = []) =>
    Math.max(
      ...collection.flatMap(({ puzzleId, firstCompletedAt }) =>
        parts.includes(puzzleId) ? [firstCompletedAt] : [],
      ),
    );
  const rows = unlockedBy(collected).map(({ puzzle, category }) => ({
    user_id: userId,
    collection_type: category.title,
    puzzle_name: puzzle.id,
    ...perNutrient(() => 0),
    count: 1,
    first_completed_at: lastOf(puzzle.unlockConditions),
    created_at: now,
    updated_at: now,
  }));
  if (rows.length === 0) return [];
  const { user_collection: t } = db.t;
  const added = await db.insert(t).values(rows).onConflictDoNothing().returning({ puzzleId: t.puzzle_name });
  return added.map(({ puzzleId }) => puzzleId);
}
