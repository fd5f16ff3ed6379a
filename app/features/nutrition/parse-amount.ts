import { readNumber } from "./read-number";

export const MAX_AMOUNT = 100_000;

/** One decimal, at most 100,000, else undefined; "1,200" is 1200 in kcal and undefined in grams, where 1.2 is possible. */
export function parseAmount(text: string, unit: "kcal" | "g"): number | undefined {
  const { value, or } = readNumber(text) ?? {};
  if (value === undefined || value > MAX_AMOUNT || (unit === "g" && or !== undefined)) return undefined;
  return toTenth(value);
}

export const toTenth = (value: number) => Math.round(value * 10) / 10;
