import { addAmounts } from "../nutrition/add-amounts";
import type { Analysis } from "./analyst";
import { mealName } from "./built-in/meal-name";
import { DEFAULT_EMOJI, type FoodEntry } from "./food-entry";

/** An analysed meal as one food to log: the sum of its items. */
export const mealEntry = ({ items }: Analysis): FoodEntry => ({
  name: mealName(items),
  emoji: items[0]?.emoji ?? DEFAULT_EMOJI,
  amounts: addAmounts(items.map(({ amounts }) => amounts)),
  servings: 1,
});
