import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "~/db/store";
import { entryFrom, furtherPerServing, perServing } from "~/features/food/entry";
import { housemates, sharedInHouse } from "~/features/house/members.server";
import { type Amounts, mapAmounts, pickAmounts } from "~/features/nutrition/amounts";
import { furtherFrom, furtherTimes } from "~/features/nutrition/further";
import type { AnyCaller } from "~/http/caller.server";
import { importedFoods } from "./imported-foods.server";
import { nameScore } from "./name-score";
import { type FoodSource, SEARCH_MAX, type SourceFood } from "./row";
import { englishNames, rightlySpelled, TABLE_FOODS } from "./search-table";

const MAX_ENTRIES = 1000;
const NAMES_A_TURN = 50;
const LOGGED_BONUS = 0.2;

/** A user's log, each name once as logged last, in servings: its weight is unknown. */
const loggedFoods = (db: Db): FoodSource => ({
  name: "own",
  async search(userId, query, limit) {
    const { food } = db.t;
    const { id, name, emoji, number_of_servings } = food;
    const rows = await db
      .select({ id, name, emoji, number_of_servings, ...pickAmounts(food) })
      .from(food)
      .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
      .orderBy(desc(food.time), desc(food.id))
      .limit(MAX_ENTRIES);
    const byName = new Map<string, Row>();
    for (const row of rows) {
      const name = row.name.toLowerCase();
      if (!byName.has(name)) byName.set(name, row);
    }
    const results: { row: Row; score: number }[] = [];
    for (const [i, row] of [...byName.values()].entries()) {
      if (i % NAMES_A_TURN === NAMES_A_TURN - 1) await nextTurn();
      const score = nameScore(query, row.name);
      if (score > 0) results.push({ row, score });
    }
    return results
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row, score }) => loggedSourceFood(row, Math.min(1, score + LOGGED_BONUS)));
  },
  async get(userId, keys) {
    const { food } = db.t;
    const condition = and(eq(food.user_id, userId), inArray(food.id, [...keys]), isNull(food.deleted_at));
    return (await db.select().from(food).where(condition)).map((row) => {
      const entry = entryFrom(row);
      const { parts, source, estimated } = entry;
      const further = furtherPerServing(entry);
      return { ...loggedSourceFood(row, 1), further, logged: { parts, source, estimated } };
    });
  },
});

type Row = { id: string; name: string; emoji: string; number_of_servings: number } & Amounts;

function loggedSourceFood(row: Row, score: number): SourceFood {
  return {
    ref: `own:${row.id}`,
    name: row.name,
    emoji: row.emoji,
    unit: "portion",
    amounts: perServing(pickAmounts(row), row.number_of_servings),
    portions: [],
    source: "As you logged it",
    score,
  };
}

/** A user's recipes, and those that their house shares: in grams where the whole was weighed, else in servings. */
const recipeFoods = (db: Db): FoodSource => ({
  name: "recipe",
  async search(userId, query, limit) {
    const { saved_food: saved } = db.t;
    const known = and(eq(saved.kind, "recipe"), sharedInHouse(db, userId));
    const rows = await db.select(recipeColumns(saved)).from(saved).where(known);
    return rows
      .map((row) => ({ row, score: nameScore(query, row.name) }))
      .filter(({ score }) => score > 0)
      .map(({ row, score }) => recipeFood(row, row.userId === userId, bonus(score, row.userId === userId)))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  },
  async get(userId, keys) {
    const { saved_food: saved } = db.t;
    const named = and(eq(saved.kind, "recipe"), inArray(saved.id, [...keys]), sharedInHouse(db, userId));
    const rows = await db.select(recipeColumns(saved)).from(saved).where(named);
    return rows.map((row) => recipeFood(row, row.userId === userId, 1));
  },
});

/** What the house knows comes right after one's own. */
const HOUSE_LESS = 0.001;
const bonus = (score: number, isMine: boolean) =>
  Math.min(1, score + LOGGED_BONUS) - (isMine ? 0 : HOUSE_LESS);

/** What others of a user's house confirmed for a barcode, in the portion that they named. */
const houseProducts = (db: Db): FoodSource => ({
  name: "house",
  async search(userId, query, limit) {
    return (await productsOfHouse(db, userId))
      .map((row) => ({ row, score: nameScore(query, row.name) }))
      .filter(({ score }) => score > 0)
      .map(({ row, score }) => productFood(row, bonus(score, false)))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  },
  async get(userId, keys) {
    const rows = await productsOfHouse(db, userId, keys);
    return rows.map((row) => ({ ...productFood(row, 1), further: furtherFrom(row.further) }));
  },
});

/** The latest of each person are looked at. */
const HOUSE_ENTRIES = 200;

/** The latest of each barcode. */
async function productsOfHouse(db: Db, userId: string, barcodes?: readonly string[]) {
  const others = await housemates(db, userId);
  const ofEach = await Promise.all(others.map((each) => productsOf(db, { userId: each, barcodes })));
  const latest = new Map<string, Db["t"]["product"]["$inferSelect"]>();
  for (const row of ofEach.flat()) {
    const known = latest.get(row.barcode);
    if (!known || row.updated_at > known.updated_at) latest.set(row.barcode, row);
  }
  return [...latest.values()];
}

function productsOf(db: Db, { userId, barcodes }: { userId: string; barcodes?: readonly string[] }) {
  const { product } = db.t;
  const named = barcodes && inArray(product.barcode, [...barcodes]);
  return db
    .select()
    .from(product)
    .where(and(eq(product.user_id, userId), named))
    .orderBy(desc(product.updated_at))
    .limit(HOUSE_ENTRIES);
}

const recipeColumns = (saved: Db["t"]["saved_food"]) => ({
  ...{ userId: saved.user_id, id: saved.id, name: saved.name, emoji: saved.emoji },
  ...{ makes: saved.makes, cooked: saved.cooked_grams, further: saved.further, ...pickAmounts(saved) },
});

type RecipeRow = Pick<Row, "id" | "name" | "emoji"> &
  Amounts & { makes: number | null; cooked: number | null; further: unknown };

function recipeFood(row: RecipeRow, isMine: boolean, score: number): SourceFood {
  const { id, name, emoji, makes: servings, cooked } = row;
  const amounts = pickAmounts(row);
  const makes = servings ?? 1;
  const source = isMine ? "Your recipe" : "Your house’s recipe";
  const further = furtherTimes(furtherFrom(row.further), cooked === null ? 1 / makes : 100 / cooked);
  const same = { ref: `recipe:${id}`, name, emoji, source, score, further };
  if (cooked === null) return { ...same, unit: "portion", amounts: perServing(amounts, makes), portions: [] };
  const portions = [{ name: "serving", amount: cooked / makes }];
  return { ...same, unit: "g", amounts: mapAmounts(amounts, (all) => (all * 100) / cooked), portions };
}

/** The sources of foods, by rank: the user's own log, recipes, what the house confirmed, the table, imports. */
export const foodSources = (db: Db): readonly FoodSource[] => [
  loggedFoods(db),
  recipeFoods(db),
  houseProducts(db),
  inAnyLanguage(TABLE_FOODS),
  inAnyLanguage(importedFoods(db)),
];

/** Of a word of both languages the English food comes first. */
const FOREIGN = 0.97;
const MISTYPED = 0.9;

/** The words to search for, by how much what they find counts, 0 to 1; several sources need the same ones. */
const wordings = new LRUCache<string, ReadonlyMap<string, number>>({
  max: 100,
  memoMethod: (query) => {
    const shares = new Map([[query, 1]]);
    const right = rightlySpelled(query);
    if (right) shares.set(right, MISTYPED);
    for (const { english, sureness } of englishNames(query))
      if (!shares.has(english)) shares.set(english, FOREIGN * sureness);
    return shares;
  },
});

/** A source of English names, searched in the other languages and with its words spelled right too. */
const inAnyLanguage = (source: FoodSource): FoodSource => ({
  ...source,
  async search(userId, query, limit) {
    const byRef = new Map<string, SourceFood>();
    for (const [words, share] of wordings.memo(query))
      for (const food of await source.search(userId, words, limit)) {
        const score = food.score * share;
        if (score > (byRef.get(food.ref)?.score ?? 0)) byRef.set(food.ref, { ...food, score });
      }
    return [...byRef.values()].toSorted((a, b) => b.score - a.score).slice(0, limit);
  },
});

type Product = { barcode: string; name: string; emoji: string; portion: string } & Amounts;

/** A product that somebody of the house confirmed, in its portion. */
function productFood({ barcode, name, emoji, portion, ...amounts }: Product, score: number): SourceFood {
  const unit = portion === "100 g" ? "g" : portion === "100 ml" ? "ml" : "portion";
  const food = { ref: `house:${barcode}`, name, emoji, unit, source: "Confirmed in your house" } as const;
  return { ...food, amounts: pickAmounts(amounts), portions: [], score };
}

/** The foods of all sources for a query, the best first; none for a blank one. */
export const findFoods = (by: AnyCaller, query: string, limit: number): Promise<SourceFood[]> =>
  findIn(foodSources(by.db), by.viewer?.id ?? "", query, limit);

export const foodsByRef = (
  by: AnyCaller,
  refs: readonly string[],
): Promise<ReadonlyMap<string, SourceFood>> => foodsIn(foodSources(by.db), by.viewer?.id ?? "", refs);

export async function findIn(
  sources: readonly FoodSource[],
  userId: string,
  query: string,
  limit: number,
): Promise<SourceFood[]> {
  const q = query.trim().slice(0, SEARCH_MAX);
  if (!q) return [];
  const results = await Promise.all(sources.map((source) => source.search(userId, q, limit)));
  return results
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

export async function foodsIn(
  sources: readonly FoodSource[],
  userId: string,
  refs: readonly string[],
): Promise<ReadonlyMap<string, SourceFood>> {
  const results = await Promise.all(
    sources.map((source) => {
      const keys = refs.filter((ref) => ref.startsWith(`${source.name}:`));
      return keys.length > 0
        ? source.get(userId, [...new Set(keys.map((ref) => ref.slice(source.name.length + 1)))])
        : [];
    }),
  );
  return new Map(results.flat().map((food) => [food.ref, food]));
}
