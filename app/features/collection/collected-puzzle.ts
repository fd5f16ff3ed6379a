import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import type { PuzzleId } from "~/features/puzzles/puzzle";

/** One puzzle in somebody's collection. */
export type CollectedPuzzle = {
  puzzleId: PuzzleId;
  /** The title of the category it belongs to, such as 'Magic Garden'. */
  collectionType: string;
  /** On how many days it was collected, at least 1. */
  count: number;
  /** Grams of the day it was first completed; all 0 for a special puzzle. */
  nutrition: PerNutrient;
  /** Instants, in ms since 1970. */
  firstCompletedAt: number;
  createdAt: number;
  updatedAt: number;
  /** When the congratulation on it was shown; null while it wasn't. */
  congratulatedAt: number | null;
};
