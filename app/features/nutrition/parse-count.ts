import { MAX_AMOUNT } from "./parse-amount";
import { readNumber } from "./read-number";

/**
 * How much or how many, as typed: "2", "1,5", "½", "1 1/2", "120 g". Undefined for anything else, for what can be read
 * as two numbers ("1,200"), and beyond 100,000.
 */
export function parseCount(text: string): number | undefined {
  const { value, or } = readNumber(text) ?? {};
  return value !== undefined && or === undefined && value <= MAX_AMOUNT ? value : undefined;
}
