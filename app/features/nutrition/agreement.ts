import { AMOUNTS, type AmountName } from "./amounts";
import { NUTRIENTS, type Nutrient } from "./nutrients";
import type { PerNutrient } from "./per-nutrient";

/** kcal and grams; null where unknown. */
export type Values = Record<AmountName, number | null>;

export const KCAL_PER_GRAM: PerNutrient = { carbs: 4, protein: 4, fats: 9 };

export const energyFrom = (grams: Record<Nutrient, number | null>): number =>
  NUTRIENTS.reduce((kcal, nutrient) => kcal + KCAL_PER_GRAM[nutrient] * (grams[nutrient] ?? 0), 0);

/** Whether kcal and grams agree, within 14 kcal or 20 % for fibre, polyols and rounding; null when an amount is missing. */
export function agrees(values: Values): boolean | null {
  const calories = values.calories ?? 0;
  if (AMOUNTS.some((name) => values[name] === null)) return null;
  const sum = energyFrom(values);
  return Math.abs(sum - calories) <= Math.max(14, 0.2 * Math.max(calories, sum));
}
