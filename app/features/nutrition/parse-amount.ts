import { readNumber } from "./read-number";

export const MAX_AMOUNT = 100_000;

/**
 * An amount as typed ("12.5 g", "12,5", " 12 ", "½") in its unit, to one decimal. "1,200" is 1200 in kcal, and
 * undefined in grams, where it may be 1.2 as well. So is any other text, a negative number and more than 100,000.
 */
export function parseAmount(text: string, unit: "kcal" | "g"): number | undefined {
  const { value, or } = readNumber(text) ?? {};
  if (value === undefined || value > MAX_AMOUNT || (unit === "g" && or !== undefined)) return undefined;
  return toTenth(value);
}

export const toTenth = (value: number) => Math.round(value * 10) / 10;
