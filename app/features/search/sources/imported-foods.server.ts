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
import type { FoodPortion, FoundFood } from "./source-food";

const REF_MAX = 200;
/** Enough that the best are among them: the store knows no scores. */
const CANDIDATES = 40;
/** What everybody eats is meant rather than one of many products that fit alike. */
const ONE_OF_MANY = 0.1;

/** What the operator imported: the USDA's tables and packaged products. A key is the source and its own id. */
export const importedFoods = (db: Db): FoodSource => ({
  name: "import",
  async search(_, words, limit) {
    const found = await searchImported(db, words, CANDIDATES);
    return found
      .map((food) => foundFood(food, Math.max(0, nameScore(words, foodTitle(food)) - ONE_OF_MANY)))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  },
  async get(_, keys) {
    const { food_import: imports, imported_food: foods } = db.t;
    const wanted = keys.flatMap((key) => {
      const slash = key.indexOf("/");
      const source = key.slice(0, slash);
      return Object.hasOwn(SOURCE_NAMES, source)
        ? [and(eq(imports.source, source as FoodSourceName), eq(foods.id, key.slice(slash + 1)))]
        : [];
    });
    if (wanted.length === 0) return [];
    const rows = await db
      .select(storedColumns(db.t))
      .from(imports)
      .innerJoin(foods, isLive(db.t))
      .where(or(...wanted));
    return rows.map((row) => foundFood(storedFood(row), 1));
  },
});

function foundFood(food: StoredFood, score: number): FoundFood {
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

/** "1 cup" is a cup; what the survey takes for an amount that nobody said is the usual portion. */
function portionsOf(portions: readonly Portion[]): FoodPortion[] {
  const named = portions
    .filter(({ name }) => !/^(Quantity not specified,|Guideline)/.test(name))
    .map(({ name, grams }) => ({ name: name.replace(/^1 (?=\D)/, ""), amount: grams }));
  const usual = named.find(({ name }) => name === "Quantity not specified");
  const others = named.filter((portion) => portion !== usual);
  return usual ? [{ name: "portion", amount: usual.amount }, ...others] : others;
}
