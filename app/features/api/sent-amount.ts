import { MAX_AMOUNT, toTenth } from "../nutrition/parse-amount";
import { scaleAmount } from "../nutrition/scale-amount";

// Text that means something else than its first digits say.
const MISLEADING = /[-\u2212]\s*\d|\d[eE][+-]?\d|0x|nan|infinity/i;

/**
 * An amount as a program sent it, times `servings`, to one decimal: a number, or text with a number in it (0 when it
 * holds none). Undefined for what is negative, endless, or more than 100,000.
 */
export function sentAmount(value: number | string, servings = 1): number | undefined {
  if (typeof value === "number") {
    const amount = toTenth(value * servings);
    return value >= 0 && amount <= MAX_AMOUNT ? amount : undefined;
  }
  const whole = Number(/\d+/.exec(value)?.[0] ?? 0);
  if (MISLEADING.test(value) || whole * servings > MAX_AMOUNT) return undefined;
  return scaleAmount(value, servings);
}
