import { MAX_AMOUNT } from "./parse-amount";
import { readNumber } from "./read-number";

export function parseCount(text: string): number | undefined {
  const { value, or } = readNumber(text) ?? {};
  return value !== undefined && or === undefined && value <= MAX_AMOUNT ? value : undefined;
}
