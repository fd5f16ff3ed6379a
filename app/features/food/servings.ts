import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { parseCount } from "~/features/nutrition/parse-count";

/** A number of servings as typed, to four decimals: "2", "0,5", "1 1/2". Undefined for what is none, or 0. */
export function readServings(text: string): number | undefined {
  const count = parseCount(text);
  return count === undefined ? undefined : roundServings(count);
}

/** To four decimals; undefined for 0 or less, and beyond 100,000. */
export function roundServings(count: number): number | undefined {
  const servings = Math.round(count * 10_000) / 10_000;
  return servings > 0 && servings <= MAX_AMOUNT ? servings : undefined;
}

/** What stays in the field when it is left: what was typed, or 1 for what is no number of servings. */
export const settledServings = (text: string): string =>
  readServings(text) === undefined ? "1" : text.trim();

/** One serving more or less, always a whole number from 1. */
export function steppedServings(text: string, by: 1 | -1): string {
  const servings = readServings(text) ?? 1;
  const next = by > 0 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1;
  return String(Math.max(1, next));
}
