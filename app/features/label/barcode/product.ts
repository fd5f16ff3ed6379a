import type { Confirmation } from "~/features/label/label-reading";
import { type Amounts, mapAmounts } from "~/features/nutrition/amounts";
import type { Further } from "~/features/nutrition/further";

/** A packaged product by its 14-digit GTIN; `amounts` are for one `portion`: "serving" or a weight such as "100 g". */
export type Product = {
  barcode: string;
  name: string;
  emoji: string;
  portion: string;
  /** Size of a serving, for values per serving: "2 cookies (30 g)". */
  serving?: string;
  amounts: Amounts;
  further?: Further;
  source: string;
};

/** A GTIN that nobody here knows, and whether the person is yet to say if it may be looked up elsewhere. */
export type UnknownBarcode = { barcode: string; asks: boolean };

export function productConfirmation(product: Product): Confirmation {
  const { barcode, name, emoji, portion, serving, amounts, further, source } = product;
  return {
    values: { name, emoji, ...mapAmounts(amounts, String) },
    portion,
    note: `Values per ${portion}${serving ? ` of ${serving}` : ""}. ${source}.`,
    barcode,
    ...(further && { further: JSON.stringify(further) }),
  };
}

export const BARCODE_MESSAGES = {
  notABarcode: "That isn't a valid barcode. Please check the digits.",
  empty: "Type the digits under the bars",
  unknown: "This barcode is not known yet.",
} as const;
