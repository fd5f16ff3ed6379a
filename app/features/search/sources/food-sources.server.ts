import type { Db } from "~/db/store";
import type { FoodSource } from "./food-source";
import { importedFoods } from "./imported-foods.server";
import { loggedFoods } from "./logged-foods.server";
import { TABLE_FOODS } from "./table-foods";

/** The sources of foods, by rank: the user's own log, the table, imports. */
export const foodSources = (db: Db): readonly FoodSource[] => [
  loggedFoods(db),
  TABLE_FOODS,
  importedFoods(db),
];
