import type { FoodEntry } from "~/features/food/food-entry";
import type { Amounts } from "~/features/nutrition/amounts";

export type FoodPortion = { name: string; amount: number };

export type SourceFood = {
  /** Stable: the source, a colon, its own key: "table:rye-bread". At most 200 characters. */
  ref: string;
  /** One line of at most 80 characters. */
  name: string;
  emoji: string;
  unit: "g" | "ml" | "portion";
  /** In 100 g, in 100 ml, or in one portion. */
  amounts: Amounts;
  portions: readonly FoodPortion[];
  source: string;
  score: number;
  /** Of a food of the log: what it is made of, and where from. */
  logged?: Pick<FoodEntry, "parts" | "source" | "estimated">;
};
