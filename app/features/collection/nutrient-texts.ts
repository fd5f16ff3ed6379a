import { amountLabel } from "~/features/nutrition/amount-labels";
import { formatGrams } from "~/features/nutrition/format-grams";
import { perNutrient } from "~/features/nutrition/per-nutrient";

export const NUTRIENT_LABELS = perNutrient(amountLabel);

export const gramsText = (grams: number) => `${formatGrams(grams)} g`;
