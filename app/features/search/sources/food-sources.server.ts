import type { Db } from "~/db/store";
import type { FoodSource } from "./food-source";
import { importedFoods } from "./imported-foods.server";
import { ownFoods } from "./logged-foods.server";
import { TABLE_FOODS } from "./table-foods";

/** Every source of foods, what is the user's own first: of two that fit alike the earlier source's is shown first. */
export const foodSources = (db: Db): readonly FoodSource[] => [ownFoods(db), TABLE_FOODS, importedFoods(db)];
