import { and, eq, or } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/public-food";
import { NAME_MAX } from "~/features/food/entry-schema.server";
import { emojiFor } from "~/features/foods/emoji-for";
import { SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { foodTitle } from "~/features/foods/imports/food-title";
import type { Portion } from "~/features/foods/imports/imported-food";
import { searchImported } from "~/features/foods/imports/search-imported.server";
import {
  isLive,
  type StoredFood,
  storedColumns,
  storedFood,
} from "~/features/foods/imports/stored-food.server";
import type { FoodSource } from "./food-source";
import { nameScore } from "./name-score";
import type { FoodPortion, SourceFood } from "./source-food";

const REF_MAX = 200;
const CANDIDATES = 40;
const IMPORTED_COST = 0.1;

/** Imports: the USDA's tables and packaged products. A key is the source and its own id. */
export const importedFoods = (db: Db): FoodSource => ({
  name: "import",
  async search(_, query, limit) {
    const candidates = await searchImported(db, query, CANDIDATES);
    return candidates
      .map((food) => sourceFood(food, Math.max(0, nameScore(query, foodTitle(food)) - IMPORTED_COST)))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  },
  async get(_, keys) {
    const { food_import: imports, imported_food: foods } = db.t;
    const conditions = keys.flatMap((key) => {
      const slash = key.indexOf("/");
      const source = key.slice(0, slash);
      return Object.hasOwn(SOURCE_NAMES, source)
        ? [and(eq(imports.source, source as FoodSourceName), eq(foods.id, key.slice(slash + 1)))]
        : [];
    });
    if (conditions.length === 0) return [];
    const rows = await db
      .select(storedColumns(db.t))
      .from(imports)
      .innerJoin(foods, isLive(db.t))
      .where(or(...conditions));
    return rows.map((row) => sourceFood(storedFood(row), 1));
  },
});

function sourceFood(food: StoredFood, score: number): SourceFood {
  const code = food.source === "open-food-facts" ? "" : ` · ${food.id}`;
  return {
    ref: `import:${food.source}/${food.id}`.slice(0, REF_MAX),
    name: foodTitle(food).slice(0, NAME_MAX),
    emoji: emojiFor(food.name),
    unit: "g",
    amounts: food.per100,
    portions: portionsOf(food.portions),
    source: SOURCE_NAMES[food.source] + code,
    score,
  };
}

function portionsOf(portions: readonly Portion[]): FoodPortion[] {
  const named = portions
    .filter(({ name }) => !/^(Quantity not specified,|Guideline)/.test(name))
    .map(({ name, grams }) => ({ name: name.replace(/^1 (?=\D)/, ""), amount: grams }));
  const usual = named.find(({ name }) => name === "Quantity not specified");
  const specific = named.filter((portion) => portion !== usual);
  return usual ? [{ name: "portion", amount: usual.amount }, ...specific] : specific;
}
