import { KCAL_PER_GRAM } from "~/features/nutrition/agreement";
import type { Amounts } from "~/features/nutrition/amounts";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";

export const SHARE_OF_KCAL: PerNutrient = { carbs: 0.5, protein: 0.2, fats: 0.3 };

/** Whole grams for kcal a day. */
export const macroSplit = (calories: number): Amounts => ({
  calories,
  ...perNutrient((nutrient) => Math.round((calories * SHARE_OF_KCAL[nutrient]) / KCAL_PER_GRAM[nutrient])),
});
