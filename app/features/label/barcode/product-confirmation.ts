import { eachAmount } from "~/features/nutrition/each-amount";
import type { Confirmation } from "../confirmation/confirmation-of";
import type { Product } from "./product";

export function productConfirmation(product: Product): Confirmation {
  const { barcode, name, emoji, portion, serving, amounts, source } = product;
  return {
    values: { name, emoji, ...eachAmount(amounts, String) },
    portion,
    note: `Values per ${portion}${serving ? ` of ${serving}` : ""}. ${source}.`,
    barcode,
  };
}
