import { MAX_AMOUNT } from "../../nutrition/parse-amount";

const PARTS: Record<string, number> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
};
const COUNT = /^(?:(\d{1,6}(?:[.,]\d{1,4})?)|(\d{1,3})?\s*(?:([½⅓⅔¼¾])|(\d{1,2})\/([1-9]\d?)))\s*(?:g|ml)?$/i;

/** How much or how many, as typed: "2", "1,5", "½", "1 1/2", "120 g". Undefined for anything else, and beyond 100,000. */
export function parseCount(text: string): number | undefined {
  const found = COUNT.exec(text.trim());
  if (!found) return undefined;
  const [, decimal, whole = "0", part, above, below] = found;
  const count = decimal
    ? Number(decimal.replace(",", "."))
    : Number(whole) + (part ? (PARTS[part] ?? 0) : Number(above) / Number(below));
  return count <= MAX_AMOUNT ? count : undefined;
}
