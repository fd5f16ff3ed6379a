import { amountLabel } from "~/features/nutrition/amount-labels";
import { formatGrams } from "~/features/nutrition/format-grams";
import { perNutrient } from "~/features/nutrition/per-nutrient";

/** The headings of a card's columns. */
export const NUTRIENT_LABELS = perNutrient(amountLabel);

/** Grams as a card shows them: "120 g", "4.5 g". */
export const gramsText = (grams: number) => `${formatGrams(grams)} g`;
