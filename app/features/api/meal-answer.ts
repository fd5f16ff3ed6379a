import type { Analysis } from "../food/analyst";
import { reviewValues } from "../food/review-values";

/** A described meal as the API tells it: one food, the sum of all that was understood. */
export function mealAnswer(analysis: Analysis) {
  const { values, emoji } = reviewValues(analysis);
  const { name = "", calories, carbs, fats, protein } = values;
  const amounts = {
    calories: Number(calories),
    carbs: Number(carbs),
    fats: Number(fats),
    protein: Number(protein),
  };
  return { name, ...amounts, emoji };
}
