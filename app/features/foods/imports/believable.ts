import type { Amounts } from "~/features/nutrition/amounts";

// Pure fat is 902 kcal in the USDA's tables.
const MOST_KCAL = 905;
// Of 100 g, each figure rounded by itself.
const MOST_GRAMS = 105;

/** Whether 100 g of any food can hold that much. */
export const isBelievable = ({ calories, carbs, protein, fats }: Amounts): boolean =>
  [calories, carbs, protein, fats].every((amount) => Number.isFinite(amount) && amount >= 0) &&
  calories <= MOST_KCAL &&
  Math.max(carbs, protein, fats) <= 100 &&
  carbs + protein + fats <= MOST_GRAMS;
