import type { Confirmation } from "../label/confirmation-of";
import type { Product } from "./product";

/** A known product, in the words and fields of the confirmation. */
export function productConfirmation(product: Product): Confirmation {
  const { barcode, name, emoji, portion, serving, amounts, source } = product;
  const { calories, carbs, fats, protein } = amounts;
  return {
    values: {
      name,
      emoji,
      calories: String(calories),
      carbs: String(carbs),
      fats: String(fats),
      protein: String(protein),
    },
    portion,
    note: `Values per ${portion}${serving ? ` of ${serving}` : ""}. ${source}.`,
    barcode,
  };
}
