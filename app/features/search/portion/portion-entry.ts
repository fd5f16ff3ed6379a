import type { FoodEntry } from "~/features/food/food-entry";
import type { FoundFood } from "../sources/source-food";
import { rowAmounts } from "./row-amounts";

/** So much of a food, as it is logged; undefined when `amount` is no number, too large a one, or `unit` isn't the food's. */
export function portionEntry(
  food: FoundFood,
  { amount, unit }: { amount: string; unit: string },
): FoodEntry | undefined {
  const amounts = rowAmounts({ amount, unit, food });
  return amounts && { name: food.name, emoji: food.emoji, amounts, servings: 1 };
}
