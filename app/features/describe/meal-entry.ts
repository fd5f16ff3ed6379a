import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/food-entry";
import { addAmounts } from "~/features/nutrition/add-amounts";
import { mealName } from "./built-in/meal-name";
import type { Analysis } from "./meal-reader";

export const mealEntry = ({ items }: Analysis, description: string): FoodEntry => ({
  name: mealName(items, description),
  emoji: items[0]?.emoji ?? DEFAULT_EMOJI,
  amounts: addAmounts(items.map(({ amounts }) => amounts)),
  servings: 1,
});
