import { fieldText } from "./field-text";
import { MAX_AMOUNT } from "./parse-amount";
import type { TypedNumber } from "./read-number";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

export function whichNumber(read: TypedNumber | undefined, unit?: "g" | "ml"): string | undefined {
  const { value, or } = read ?? {};
  if (value === undefined || or === undefined || value > MAX_AMOUNT) return undefined;
  const of = unit ? ` ${unit}` : "";
  return `Is that ${grouped.format(value)}${of} or ${grouped.format(or)}${of}? Type ${value} or ${fieldText(or)}.`;
}
