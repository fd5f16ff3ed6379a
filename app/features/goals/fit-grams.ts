import { energyFrom, KCAL_PER_GRAM } from "~/features/nutrition/agreement";
import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { SHARE_OF_KCAL } from "./macro-split";

/**
 * Whole grams for `kcal` a day: nutrients in `fixed` stay, and the others share what is left of the energy in the
 * proportions of `like`, else of the suggestion. Never below 0.
 */
export function fitGrams(kcal: number, fixed: Partial<PerNutrient>, like?: PerNutrient): PerNutrient {
  const free = NUTRIENTS.filter((nutrient) => fixed[nutrient] === undefined);
  const left = Math.max(0, kcal - energyFrom({ ...perNutrient(() => 0), ...fixed }));
  const weighed = (weight: (nutrient: Nutrient) => number) =>
    free.reduce((total, nutrient) => total + weight(nutrient), 0);
  const suggested = (nutrient: Nutrient) => SHARE_OF_KCAL[nutrient];
  const own = (nutrient: Nutrient) => (like?.[nutrient] ?? 0) * KCAL_PER_GRAM[nutrient];
  const weight = weighed(own) > 0 ? own : suggested;
  return perNutrient(
    (nutrient) =>
      fixed[nutrient] ?? Math.round((left * weight(nutrient)) / weighed(weight) / KCAL_PER_GRAM[nutrient]),
  );
}
