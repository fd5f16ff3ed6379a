export const MAX_AMOUNT = 100_000;

const AMOUNT = /^\d{1,6}(?:[.,]\d{1,4})?\s*(?:g|kcal)?$/i;

/**
 * An amount as typed ("12.5 g", "12,5", " 12 ") in its unit, to one decimal.
 * Anything else, a negative number or more than 100,000 is undefined.
 */
export function parseAmount(text: string): number | undefined {
  const trimmed = text.trim();
  if (!AMOUNT.test(trimmed)) return undefined;
  const value = Number.parseFloat(trimmed.replace(",", "."));
  return value <= MAX_AMOUNT ? toTenth(value) : undefined;
}

export const toTenth = (value: number) => Math.round(value * 10) / 10;
