import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { type FoundFood, foundColumns, foundFood, isLive } from "./imported-row.server";

/** The imported product with this barcode, a GTIN of 14 digits. */
export async function foodOfBarcode(db: Db, barcode: string): Promise<FoundFood | undefined> {
  const { food_import: imports, imported_food: foods } = db.t;
  const [row] = await db
    .select(foundColumns(db.t))
    .from(foods)
    .innerJoin(imports, isLive(db.t))
    .where(eq(foods.barcode, barcode))
    .limit(1);
  return row && foundFood(row);
}
