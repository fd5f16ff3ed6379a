import type { FoodEntry } from "~/features/food/food-entry";
import type { SourceFood } from "../sources/source-food";
import { rowAmounts } from "./row-amounts";

/** A portion to log; undefined for a bad or too large `amount`, or a `unit` that the food lacks. */
export function portionEntry(
  food: SourceFood,
  { amount, unit }: { amount: string; unit: string },
): FoodEntry | undefined {
  const amounts = rowAmounts({ amount, unit, food });
  return amounts && { name: food.name, emoji: food.emoji, amounts, servings: 1 };
}
