import { readServings, roundServings } from "~/features/food/servings";

/**
 * A number of servings as a program sent it, to four decimals; 1 for null. Undefined for what is none, 0 or less, or can
 * be read as two numbers.
 */
export function sentServings(value: number | string | null): number | undefined {
  if (value === null) return 1;
  return typeof value === "string" ? readServings(value) : roundServings(value);
}
