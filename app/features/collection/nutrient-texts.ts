import { formatGrams } from "~/features/nutrition/format-grams";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

/** The headings of a card's three columns. */
export const NUTRIENT_LABELS: PerNutrient<string> = { carbs: "Carbs", protein: "Protein", fats: "Fats" };

/** Grams as a card shows them: "120 g", "4.5 g". */
export const gramsText = (grams: number) => `${formatGrams(grams)} g`;
