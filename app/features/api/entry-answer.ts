import type { CollectedPuzzle } from "../collection/collected-puzzle";

/** A collected puzzle as the API tells it. */
export const entryAnswer = (collected: CollectedPuzzle) => ({
  puzzle_name: collected.puzzleId,
  collection_type: collected.collectionType,
  nutrition: collected.nutrition,
  count: collected.count,
  first_completed_at: new Date(collected.firstCompletedAt).toISOString(),
});
