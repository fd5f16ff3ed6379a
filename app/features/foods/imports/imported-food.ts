import type { Amounts } from "~/features/nutrition/amounts";

/** A household measure in the words of its source: "1 cup, chopped". */
export type Portion = { name: string; grams: number };

/** `per100` is for 100 g. */
export type ImportedFood = {
  /** Of the source: a food code, an FDC id, a barcode. */
  id: string;
  name: string;
  brand: string | null;
  category: string | null;
  per100: Amounts;
  portions: Portion[];
  /** A GTIN of 14 digits. */
  barcode: string | null;
};
