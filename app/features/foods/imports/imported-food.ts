import type { Amounts } from "~/features/nutrition/amounts";

/** A household measure of a food, as its source words it: "1 cup, chopped" is so many grams. */
export type Portion = { name: string; grams: number };

/** A food of a public table, as every kind of file is read into. `per100` is for 100 g. */
export type ImportedFood = {
  /** The source's own: a food code, an FDC id, a barcode. */
  id: string;
  name: string;
  brand: string | null;
  category: string | null;
  per100: Amounts;
  portions: Portion[];
  /** A GTIN of 14 digits. */
  barcode: string | null;
};
