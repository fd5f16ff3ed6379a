import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/public-food";
import { amountsOf } from "~/features/nutrition/amounts-of";
import type { ImportedFood } from "./imported-food";

export type StoredFood = ImportedFood & { source: FoodSourceName };

export const storedColumns = ({ food_import, imported_food }: Db["t"]) => ({
  source: food_import.source,
  id: imported_food.id,
  name: imported_food.name,
  brand: imported_food.brand,
  category: imported_food.category,
  ...amountsOf(imported_food),
  portions: imported_food.portions,
  barcode: imported_food.barcode,
});

/** Joins a food to its import, if that is live. */
export const isLive = ({ food_import, imported_food }: Db["t"]): SQL | undefined =>
  and(eq(food_import.id, imported_food.import_id), eq(food_import.state, "live"));

type Row = Omit<StoredFood, "per100"> & ImportedFood["per100"];

export const storedFood = (row: Row): StoredFood => ({
  source: row.source,
  id: row.id,
  name: row.name,
  brand: row.brand,
  category: row.category,
  per100: amountsOf(row),
  portions: row.portions,
  barcode: row.barcode,
});
