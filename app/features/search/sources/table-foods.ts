import type { Food } from "~/features/foods/food";
import { foods } from "~/features/foods/foods";
import type { FoodSource } from "./food-source";
import { searchTable } from "./search-table";
import type { FoodPortion, FoundFood } from "./source-food";
import { tableRef } from "./table-ref";

/** Amounts that only say how much of it goes into or onto something else. */
const NO_PORTIONS = new Set(["with", "in drink"]);

let byKey: Map<string, Food> | undefined;

/** The built-in table of foods. */
export const TABLE_FOODS: FoodSource = {
  name: "table",
  search: async (_userId, words, limit) =>
    searchTable(words, limit).map(({ food, score }) => foundFood(food, score)),
  get: async (_userId, keys) => {
    byKey ??= new Map(foods().map((food) => [tableRef(food).slice("table:".length), food]));
    return keys.flatMap((key) => {
      const food = byKey?.get(key);
      return food ? [foundFood(food, 1)] : [];
    });
  },
};

const foundFood = (food: Food, score: number): FoundFood => ({
  ref: tableRef(food),
  name: food.name,
  emoji: food.emoji,
  unit: "g",
  amounts: food.per100,
  portions: portionsOf(food),
  source: food.source,
  score,
});

/** "default" is only said where no other portion weighs the same. */
function portionsOf({ portions }: Food): FoodPortion[] {
  const named = [...portions].filter(([name]) => !NO_PORTIONS.has(name) && name !== "default");
  const usual = portions.get("default");
  const same = named.findIndex(([, grams]) => grams === usual);
  const [first] = same > 0 ? named.splice(same, 1) : [];
  if (first) named.unshift(first);
  else if (usual !== undefined && same < 0) named.unshift(["usual portion", usual]);
  return named.map(([name, amount]) => ({ name, amount }));
}
