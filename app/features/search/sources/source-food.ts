import type { Amounts } from "~/features/nutrition/amounts";

/** A household portion: "slice", and how much of the food's `unit` it is. */
export type FoodPortion = { name: string; amount: number };

/** A food that can be looked up: what it is called and what is in it. */
export type FoundFood = {
  /** Names it for good: its source, a colon, and the source's own key: "table:rye-bread". At most 200 characters. */
  ref: string;
  /** At most 80 characters, of one line. */
  name: string;
  emoji: string;
  /** What it is measured in. A food that was logged without a weight is counted in portions. */
  unit: "g" | "ml" | "portion";
  /** In 100 g, in 100 ml, or in one portion. */
  amounts: Amounts;
  /** The usual one first; none when it is counted in portions. */
  portions: readonly FoodPortion[];
  /** Where the figures come from, in words a person can look up. */
  source: string;
  /** How well it meets what was searched for: 1 says exactly that, 0 has nothing to do with it. */
  score: number;
};
