import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { isLive, type StoredFood, storedColumns, storedFood } from "./stored-food.server";

/** `barcode` is a GTIN of 14 digits. */
export async function foodOfBarcode(db: Db, barcode: string): Promise<StoredFood | undefined> {
  const { food_import: imports, imported_food: foods } = db.t;
  const [row] = await db
    .select(storedColumns(db.t))
    .from(foods)
    .innerJoin(imports, isLive(db.t))
    .where(eq(foods.barcode, barcode))
    .limit(1);
  return row && storedFood(row);
}
