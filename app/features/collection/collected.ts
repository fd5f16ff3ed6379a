import { amountLabel, formatGrams, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import type { Puzzle, PuzzleId } from "~/features/puzzles/puzzle";

/** "Tuesday, March 5, 2026", of a date */
export const cardDate = (date: string): string => inWords(date, "long");

/** "Tue, Mar 5, 2026", of a date */
export const shortCardDate = (date: string): string => inWords(date, "short");

const inWords = (date: string, length: "long" | "short") =>
  new Intl.DateTimeFormat("en-US", {
    weekday: length,
    month: length,
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${date}T00:00:00Z`));

export type CollectedPuzzle = {
  puzzleId: PuzzleId;
  stored?: Puzzle;
  collectionType: string;
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
export type CollectedDay = {
  date: string;
  nutrition: PerNutrient;
  neat?: true;
  /** Its blocks in colour, on a day that was called done. */
  filled?: PerNutrient;
};

export const NUTRIENT_LABELS = perNutrient(amountLabel);

export const gramsText = (grams: number) => `${formatGrams(grams)} g`;
