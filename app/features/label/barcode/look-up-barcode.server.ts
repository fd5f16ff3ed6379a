import type { Db } from "~/db/store";
import { gtinOf } from "~/features/foods/gtin";
import { BARCODE_MESSAGES } from "./messages";
import type { Product } from "./product";
import { productOf } from "./product-of.server";

type BarcodeLookup = { typed: string; error?: string; barcode?: string; product?: Product };

const TYPED_MAX = 40;

export async function lookUpBarcode(
  db: Db,
  userId: string,
  text: string,
  lookUpAt: string | undefined,
): Promise<BarcodeLookup> {
  const typed = text.trim().slice(0, TYPED_MAX);
  const barcode = gtinOf(typed);
  if (!barcode) return { typed, error: typed ? BARCODE_MESSAGES.notABarcode : BARCODE_MESSAGES.empty };
  return { typed, barcode, product: await productOf(db, userId, barcode, lookUpAt) };
}
