import type { Food } from "~/features/foods/food";
import type { FoodSource } from "./food-source";
import { searchTable } from "./search-table";
import type { FoodPortion, SourceFood } from "./source-food";
import { tableFoodOf } from "./table-food-of";
import { tableRef } from "./table-ref";

const ADDED = new Set(["with", "in drink"]);

export const TABLE_FOODS: FoodSource = {
  name: "table",
  search: async (_userId, query, limit) =>
    searchTable(query, limit).map(({ food, score }) => sourceFood(food, score)),
  get: async (_userId, keys) =>
    keys.flatMap((key) => {
      const food = tableFoodOf(`table:${key}`);
      return food ? [sourceFood(food, 1)] : [];
    }),
};

const sourceFood = (food: Food, score: number): SourceFood => ({
  ref: tableRef(food),
  name: food.name,
  emoji: food.emoji,
  unit: "g",
  amounts: food.per100,
  portions: portionsOf(food),
  source: food.source,
  score,
});

/** "default" is listed unless another portion weighs the same. */
function portionsOf({ portions }: Food): FoodPortion[] {
  const named = [...portions].filter(([name]) => !ADDED.has(name) && name !== "default");
  const usual = portions.get("default");
  const same = named.findIndex(([, grams]) => grams === usual);
  const [first] = same > 0 ? named.splice(same, 1) : [];
  if (first) named.unshift(first);
  else if (usual !== undefined && same < 0) named.unshift(["usual portion", usual]);
  return named.map(([name, amount]) => ({ name, amount }));
}
