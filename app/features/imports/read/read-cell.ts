import { readNumber } from "~/features/nutrition/read-number";

export type DecimalMark = "." | ",";

const NOTHING = /^(?:|-+|–|—|n\/?a|nan|null|none|nil|\?)$/i;
const UNIT = /(?:kcals?|cals?|calories|kj|grams?|g|mg|%)\.?$/i;
const EXPONENT = /^\d(?:\.\d{1,20})?e[-+]?\d{1,2}$/i;

/** 0 or more; "nothing" for an empty cell, "negative" and "unreadable" for what can't be taken. */
export function readCell(text: string, mark: DecimalMark): number | "nothing" | "negative" | "unreadable" {
  const plain = text.trim().replace(UNIT, "").trim();
  if (NOTHING.test(plain)) return "nothing";
  if (/^[-−]\s?[\d.,]/.test(plain)) return /^[-−]\s?[0.,]+$/.test(plain) ? 0 : "negative";
  const read = readNumber(EXPONENT.test(plain) ? Number(plain).toFixed(6) : plain);
  if (!read) return "unreadable";
  return read.or !== undefined && plain.includes(mark) ? read.or : read.value;
}

/** Which mark a number can only have for its decimals; undefined for a whole number, or one that reads both ways. */
export function decimalMarkIn(text: string): DecimalMark | undefined {
  const plain = text.trim().replace(UNIT, "").trim();
  const [, mark] = /(?:^|\d)([.,])(?:\d{1,2}|\d{4,})$/.exec(plain) ?? /^0([.,])\d+$/.exec(plain) ?? [];
  if (mark) return mark as DecimalMark;
  const [, group] = /^\d{1,3}(?:([.,])\d{3}){2,}$/.exec(plain) ?? [];
  return group ? (group === "." ? "," : ".") : undefined;
}
