import type { FoodEntry } from "~/features/food/food-entry";
import { readServings } from "~/features/food/servings";
import type { SourceFood } from "../sources/source-food";
import { rowAmounts } from "./row-amounts";

/** A portion to log; undefined for a bad or too large `amount`, or a `unit` that the food lacks. */
export function portionEntry(
  food: SourceFood,
  { amount, unit }: { amount: string; unit: string },
): FoodEntry | undefined {
  const amounts = rowAmounts({ amount, unit, food });
  if (!amounts) return undefined;
  const { name, emoji, source, logged } = food;
  // Parts are those of one serving.
  const servings = (logged?.parts && readServings(amount)) ?? 1;
  return { name, emoji, amounts, servings, source, ...logged };
}
