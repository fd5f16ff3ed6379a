import { addAmounts } from "../nutrition/add-amounts";
import type { Analysis } from "./analyst";
import { mealName } from "./built-in/meal-name";
import type { EntryValues } from "./entry-form";
import { DEFAULT_EMOJI } from "./food-entry";

/** An analysis as the review form's first values: one food, the sum of its items. */
export function reviewValues({ items }: Analysis): { values: EntryValues; emoji: string } {
  const sum = addAmounts(items.map(({ amounts }) => amounts));
  return {
    values: {
      name: mealName(items),
      calories: String(sum.calories),
      carbs: String(sum.carbs),
      fats: String(sum.fats),
      protein: String(sum.protein),
    },
    emoji: items[0]?.emoji ?? DEFAULT_EMOJI,
  };
}
