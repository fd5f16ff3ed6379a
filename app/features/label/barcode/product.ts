import type { Amounts } from "~/features/nutrition/amounts";

/** What is known of a packaged product. `amounts` are for one `portion`: "serving" or a weight such as "100 g". */
export type Product = {
  /** A GTIN of 14 digits. */
  barcode: string;
  name: string;
  emoji: string;
  portion: string;
  /** What a serving is, where the values are for one: "2 cookies (30 g)". */
  serving?: string;
  amounts: Amounts;
  /** Where the values are from, in words. */
  source: string;
};
