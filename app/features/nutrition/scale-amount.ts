import { MAX_AMOUNT, toTenth } from "./parse-amount";

/** The first number in `text`, which may carry a unit, times `servings`; 0 when it holds no number. To one decimal. */
export function scaleAmount(text: string, servings = 1): number {
  const found = /\d+(?:[.,]\d+)?/.exec(text);
  if (!found) return 0;
  const value = Number.parseFloat(found[0].replace(",", ".")) * servings;
  return Number.isFinite(value) ? toTenth(Math.min(Math.max(value, 0), MAX_AMOUNT)) : 0;
}
