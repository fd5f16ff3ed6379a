import type { Amounts } from "~/features/nutrition/amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { macroSplit } from "./macro-split";

export const isSuggested = (goals: Amounts): boolean => {
  const split = macroSplit(goals.calories);
  return NUTRIENTS.every((nutrient) => split[nutrient] === goals[nutrient]);
};
