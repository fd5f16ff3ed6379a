import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { readNumber } from "~/features/nutrition/read-number";
import { whichNumber } from "~/features/nutrition/which-number";
import { type Errors, Refusal } from "~/http/refusal";
import { fitGrams } from "./fit-grams";
import { GOAL_MESSAGES } from "./messages";
import { readGrams } from "./read-grams";

/** The grams as typed; empty fields share what is left of `kcal`. Throws Refusal: 400. */
export function ownGrams(kcal: number, typed: Partial<PerNutrient<string>>): PerNutrient {
  const fixed: Partial<PerNutrient> = {};
  const errors: Errors = {};
  for (const nutrient of NUTRIENTS) {
    const text = typed[nutrient]?.trim();
    if (!text) continue;
    const grams = readGrams(text, nutrient, kcal);
    if (grams === undefined)
      errors[nutrient] = [whichNumber(readNumber(text), "g") ?? GOAL_MESSAGES.notANumber];
    else fixed[nutrient] = grams;
  }
  if (Object.keys(errors).length > 0) throw new Refusal(400, errors);
  return fitGrams(kcal, fixed);
}
