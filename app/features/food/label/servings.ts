import { parseAmount } from "../../nutrition/parse-amount";

/** A number of servings as typed; undefined for what is no number from 1. */
export function readServings(text: string): number | undefined {
  const value = parseAmount(text);
  return value !== undefined && value >= 1 ? value : undefined;
}

/** What stays in the field when it is left: a whole number, 1 for what was none. */
export const settledServings = (text: string): string => String(Math.round(readServings(text) ?? 1));
