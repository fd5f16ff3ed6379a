import type { Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";

export const DEFAULT_EMOJI = "🍽️";

/** A food to log: `amounts` as eaten, already multiplied by `servings`. */
export type FoodEntry = { name: string; emoji: string; amounts: Amounts; servings: number };

/** An entry as the columns of `food` hold it. */
export const entryColumns = ({ amounts, servings, ...names }: FoodEntry) => ({
  ...names,
  ...amounts,
  number_of_servings: servings,
});

export const entryFrom = (row: ReturnType<typeof entryColumns>): FoodEntry => ({
  name: row.name,
  emoji: row.emoji,
  amounts: amountsOf(row),
  servings: row.number_of_servings,
});
