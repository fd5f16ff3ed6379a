import { fieldText } from "./field-text";
import { MAX_AMOUNT } from "./parse-amount";
import type { TypedNumber } from "./read-number";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

/**
 * The question about a text that can be read as two numbers: "Is that 1,200 g or 1.2 g? Type 1200 or 1.2."
 * Undefined for any other.
 */
export function whichNumber(read: TypedNumber | undefined, unit?: "g" | "ml"): string | undefined {
  const { value, or } = read ?? {};
  if (value === undefined || or === undefined || value > MAX_AMOUNT) return undefined;
  const of = unit ? ` ${unit}` : "";
  return `Is that ${grouped.format(value)}${of} or ${grouped.format(or)}${of}? Type ${value} or ${fieldText(or)}.`;
}
