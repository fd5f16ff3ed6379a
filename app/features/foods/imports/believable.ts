import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";

// Pure fat is 902 kcal in the USDA's tables.
const MAX_KCAL = 905;
// Of 100 g, each figure rounded by itself.
const MAX_GRAMS = 105;

export const isComplete = (amounts: Partial<Amounts>): amounts is Amounts =>
  AMOUNTS.every((name) => amounts[name] !== undefined);

/** Possible in 100 g of a food. */
export function isBelievable(amounts: Amounts): boolean {
  const grams = NUTRIENTS.map((nutrient) => amounts[nutrient]);
  return (
    [amounts.calories, ...grams].every((amount) => Number.isFinite(amount) && amount >= 0) &&
    amounts.calories <= MAX_KCAL &&
    Math.max(...grams) <= 100 &&
    grams.reduce((sum, amount) => sum + amount) <= MAX_GRAMS
  );
}
