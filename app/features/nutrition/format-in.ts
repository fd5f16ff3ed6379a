import { formatGrams } from "./format-grams";
import { formatKcal } from "./format-kcal";

export const formatIn = (unit: "kcal" | "g", amount: number): string =>
  unit === "kcal" ? formatKcal(amount) : formatGrams(amount);
