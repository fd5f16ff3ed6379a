import type { Amounts } from "~/features/nutrition/amounts";

/**
 * A day's kcal as goals: half of it from carbs (4 kcal a gram), 30 % from fats (9), 20 % from protein (4),
 * in whole grams.
 */
export const macroSplit = (calories: number): Amounts => ({
  calories,
  carbs: Math.round((calories * 0.5) / 4),
  protein: Math.round((calories * 0.2) / 4),
  fats: Math.round((calories * 0.3) / 9),
});
