import { and, eq, or } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/food";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { foods } from "~/features/foods/foods";
import {
  foodTitle,
  foodWords,
  type ImportedFood,
  type Portion,
  SOURCE_NAMES,
  withoutFnddsCodes,
} from "~/features/foods/imports/food-sources";
import {
  isLive,
  type StoredFood,
  searchImported,
  storedColumns,
  storedFood,
} from "~/features/foods/imports/stored-food.server";
import { fnddsTable, newestOf } from "~/features/meals/fndds/fndds-table.server";
import { emojiFor } from "~/features/meals/match-foods";
import { nameScore } from "./name-score";
import type { FoodPortion, FoodSource, SourceFood } from "./row";

const REF_MAX = 200;
const CANDIDATES = 40;
const IMPORTED_COST = 0.1;

/** The foods of FNDDS, which ships, and imports: the USDA's tables and packaged products. A key is the source and its own id. */
export const importedFoods = (db: Db): FoodSource => ({
  name: "import",
  async search(_, query, limit) {
    const candidates = (await fnddsTable()).search(foodWords(query), CANDIDATES);
    const { imported, shipped } = await newestOf(db, await searchImported(db, query, CANDIDATES), candidates);
    return [...imported, ...shipped.map(fnddsFood)]
      .map((food) => sourceFood(food, Math.max(0, nameScore(query, foodTitle(food)) - IMPORTED_COST)))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  },
  async get(_, keys) {
    const { food_import: imports, imported_food: foods } = db.t;
    const named = keys.flatMap((key) => {
      const [source = "", id = ""] = key.split(/\/(.*)/, 2);
      return Object.hasOwn(SOURCE_NAMES, source) ? [{ source: source as FoodSourceName, id }] : [];
    });
    if (named.length === 0) return [];
    const rows = await db
      .select(storedColumns(db.t))
      .from(imports)
      .innerJoin(foods, isLive(db.t))
      .where(or(...named.map(({ source, id }) => and(eq(imports.source, source), eq(foods.id, id)))));
    const { foodOf } = await fnddsTable();
    const ships = named.flatMap(({ source, id }) => (source === SHIPPED ? (foodOf(id) ?? []) : []));
    const { imported, shipped } = await newestOf(db, rows.map(storedFood), ships);
    return [...imported, ...shipped.map(fnddsFood)].map((food) => ({
      ...sourceFood(food, 1),
      further: food.further,
    }));
  },
});

const SHIPPED = "fndds";

let ourNames: ReadonlySet<string> | undefined;

/** Beside our own butter and whole milk, "Butter, NFS" is "Butter, any kind" and "Milk, whole" is called so. */
function titleOf({ name, brand }: StoredFood): string {
  const title = foodTitle({ name, brand });
  ourNames ??= new Set(foods().map((food) => food.name.toLowerCase()));
  if (brand !== null || !ourNames.has(title.toLowerCase())) return title;
  const coded = withoutFnddsCodes(name);
  return coded === name ? name : `${title}, any kind`;
}

const fnddsFood = (food: ImportedFood): StoredFood => ({ ...food, source: SHIPPED });

function sourceFood(food: StoredFood, score: number): SourceFood {
  const code = food.source === "open-food-facts" ? "" : ` · ${food.id}`;
  return {
    ref: `import:${food.source}/${food.id}`.slice(0, REF_MAX),
    name: titleOf(food).slice(0, FOOD_NAME_MAX).toWellFormed(),
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
    .map(({ name, grams }) => ({ name: withoutFnddsCodes(name).replace(/^1 (?=\D)/, ""), amount: grams }))
    .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i);
  const usual = named.find(({ name }) => name === "Quantity not specified");
  const specific = named.filter((portion) => portion !== usual);
  return usual ? [{ name: "portion", amount: usual.amount }, ...specific] : specific;
}
