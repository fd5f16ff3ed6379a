import type { AmountUnit } from "./amount-labels";
import { inUnit } from "./energy";
import { formatGrams } from "./format-grams";
import { formatKcal } from "./format-kcal";

/** kcal or grams as the number that `unit` follows: whole kcal and kJ, grams to one decimal below 10. */
export const formatIn = (unit: AmountUnit, amount: number): string => formatShown(unit, inUnit(unit, amount));

export const formatShown = (unit: AmountUnit, shown: number): string =>
  unit === "g" ? formatGrams(shown) : formatKcal(shown);
