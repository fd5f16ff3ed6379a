import { onlyNumber } from "~/features/nutrition/only-number";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { plainDigits } from "~/features/nutrition/plain-digits";
import type { TypedNumber } from "~/features/nutrition/read-number";
import { toTenth } from "~/features/nutrition/to-tenth";

// Text that means something else than its digits say.
const MISLEADING = /[-\u2212\u2013]\s*[.,]?\d|\d[eE][+-]?\d|0x|\bnan\b|\binf(?:inity)?\b|∞/i;

/** The number in an amount that a program sent as text, 0 when it holds none. */
export const numberSent = (text: string): TypedNumber | undefined =>
  MISLEADING.test(plainDigits(text)) ? undefined : onlyNumber(text);

/**
 * An amount as a program sent it, times `servings`, to one decimal: a number, or text with a number in it (0 when it
 * holds none). Undefined for what is negative, endless, more than 100,000, or can be read as two numbers.
 */
export function sentAmount(value: number | string, unit: "kcal" | "g", servings = 1): number | undefined {
  const read = typeof value === "number" ? { value } : numberSent(value);
  if (!read || !(read.value >= 0) || (unit === "g" && read.or !== undefined)) return undefined;
  const amount = toTenth(read.value * servings);
  return amount <= MAX_AMOUNT ? amount : undefined;
}
