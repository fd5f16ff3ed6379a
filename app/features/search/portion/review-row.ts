import type { FoundFood } from "../sources/source-food";

/** What a row is counted from: the figures and portions of its food. */
export type RowFood = Pick<FoundFood, "unit" | "amounts" | "portions" | "source">;

/** A food of a meal under review. What is in it follows from `amount`, `unit` and `food`, and is never stored. */
export type ReviewRow = {
  /** The food of a source; null for one that only the AI service gave figures for. */
  ref: string | null;
  name: string;
  emoji: string;
  /** How much, as typed: "2", "1.5", "½". */
  amount: string;
  /** What `amount` counts: the food's own unit or one of its portions. */
  unit: string;
  /** The portion as it was understood, when `amount` and `unit` don't say it: "a usual portion". */
  portion: string;
  /** 0 (a guess) to 1 (certain, or chosen by the user). */
  confidence: number;
  food: RowFood;
};

/** More foods than anybody's meal has. */
export const ROWS_MAX = 20;
