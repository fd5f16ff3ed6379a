import { PARTS_MAX } from "~/features/food/food-part";
import type { SourceFood } from "../sources/source-food";

export type RowFood = Pick<SourceFood, "unit" | "amounts" | "portions" | "source">;

/** A food of a meal under review; its nutrients follow from `amount`, `unit` and `food`, and are never stored. */
export type ReviewRow = {
  /** Null for figures of the AI service. */
  ref: string | null;
  name: string;
  emoji: string;
  /** As typed: "2", "1.5", "½". */
  amount: string;
  /** The food's own unit or the name of one of its portions. */
  unit: string;
  portion: string;
  /** 0 (a guess) to 1 (certain, or chosen by the user). */
  confidence: number;
  food: RowFood;
};

export const ROWS_MAX = PARTS_MAX;
