import type { CollectedDay, CollectedPuzzle } from "~/features/collection/collected-puzzle";

const instant = (ms: number) => new Date(ms).toISOString();

/** A collected puzzle as the API tells it. */
export const entryAnswer = (collected: CollectedPuzzle, days: CollectedDay[] = []) => ({
  puzzle_name: collected.puzzleId,
  collection_type: collected.collectionType,
  nutrition: collected.nutrition,
  count: collected.count,
  collected: true,
  created_at: instant(collected.createdAt),
  updated_at: instant(collected.updatedAt),
  first_completed_at: instant(collected.firstCompletedAt),
  days,
});
