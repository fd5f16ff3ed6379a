import { formatGrams } from "./format-grams";
import { formatKcal } from "./format-kcal";

/** An amount in its unit as shown, without the unit. */
export const formatIn = (unit: "kcal" | "g", amount: number): string =>
  unit === "kcal" ? formatKcal(amount) : formatGrams(amount);
