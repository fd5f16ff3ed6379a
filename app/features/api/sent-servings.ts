import { MAX_AMOUNT } from "../nutrition/parse-amount";

const NUMBER = /^\s*\d{1,6}(?:[.,]\d{1,4})?\s*$/;

/** A number of servings as a program sent it, to two decimals; 1 for null. Undefined for what is none, 0 or less. */
export function sentServings(value: number | string | null): number | undefined {
  if (value === null) return 1;
  if (typeof value === "string" && !NUMBER.test(value)) return undefined;
  const servings = Math.round(Number(String(value).replace(",", ".")) * 100) / 100;
  return servings > 0 && servings <= MAX_AMOUNT ? servings : undefined;
}
