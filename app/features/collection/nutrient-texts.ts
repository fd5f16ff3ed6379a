import { formatAmount } from "../nutrition/format-amount";
import type { PerNutrient } from "../nutrition/per-nutrient";

/** The headings of a card's three columns. */
export const NUTRIENT_LABELS: PerNutrient<string> = { carbs: "Carbs", protein: "Protein", fats: "Fats" };

/** Grams as a card shows them: "1,204.5 g". */
export const gramsText = (grams: number) => `${formatAmount(grams)} g`;
