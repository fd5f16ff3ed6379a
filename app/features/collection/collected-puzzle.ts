import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import type { Puzzle, PuzzleId } from "~/features/puzzles/puzzle";

export type CollectedPuzzle = {
  puzzleId: PuzzleId;
  /** Of one's own or of a pack: as it was when it was chosen. */
  stored?: Puzzle;
  collectionType: string;
  /** Days on which it was collected. */
  count: number;
  /** Grams of its first completion; 0 for a special puzzle. */
  nutrition: PerNutrient;
  /** ms since 1970. */
  firstCompletedAt: number;
  createdAt: number;
  updatedAt: number;
  congratulatedAt: number | null;
};

/** A day (`YYYY-MM-DD`) on which a puzzle was collected, with that day's grams. */
export type CollectedDay = { date: string; nutrition: PerNutrient; neat?: true };
