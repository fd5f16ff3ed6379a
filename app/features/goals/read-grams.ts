import { KCAL_PER_GRAM } from "~/features/nutrition/agreement";
import type { Nutrient } from "~/features/nutrition/nutrients";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { readNumber } from "~/features/nutrition/read-number";
import { toTenth } from "~/features/nutrition/to-tenth";

/** Grams from "150 g", or from a share of `kcal` such as "30 %"; undefined for anything else. */
export function readGrams(text: string, nutrient: Nutrient, kcal: number): number | undefined {
  const trimmed = text.trim();
  if (!trimmed.endsWith("%")) return parseAmount(trimmed, "g");
  const share = readNumber(trimmed.slice(0, -1).trim());
  if (!share || share.or !== undefined || share.value > 100) return undefined;
  return toTenth((kcal * share.value) / 100 / KCAL_PER_GRAM[nutrient]);
}
