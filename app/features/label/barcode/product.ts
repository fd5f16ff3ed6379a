import type { Amounts } from "~/features/nutrition/amounts";

/** A packaged product by its 14-digit GTIN; `amounts` are for one `portion`: "serving" or a weight such as "100 g". */
export type Product = {
  barcode: string;
  name: string;
  emoji: string;
  portion: string;
  /** Size of a serving, for values per serving: "2 cookies (30 g)". */
  serving?: string;
  amounts: Amounts;
  source: string;
};
