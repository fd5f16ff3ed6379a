/** kcal, and grams. */
export type Values = {
  calories: number | null;
  carbs: number | null;
  fats: number | null;
  protein: number | null;
};

/** What the energy of fats, carbs and protein adds up to, in kcal. */
export const energyFrom = (carbs: number, fats: number, protein: number) =>
  4 * carbs + 9 * fats + 4 * protein;

/** Whether energy and grams tell the same; fibre, polyols and rounding leave some room. Null when one is missing. */
export function agrees({ calories, carbs, fats, protein }: Values): boolean | null {
  if (calories === null || carbs === null || fats === null || protein === null) return null;
  const sum = energyFrom(carbs, fats, protein);
  return Math.abs(sum - calories) <= Math.max(14, 0.2 * Math.max(calories, sum));
}
