import type { Amounts } from "../nutrition/amounts";
import { toTenth } from "../nutrition/parse-amount";

/** The amounts of one of `servings` servings, each to one decimal. */
export const perServing = (amounts: Amounts, servings: number): Amounts => ({
  calories: toTenth(amounts.calories / servings),
  carbs: toTenth(amounts.carbs / servings),
  protein: toTenth(amounts.protein / servings),
  fats: toTenth(amounts.fats / servings),
});
