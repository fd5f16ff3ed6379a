import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, count, eq, gte, inArray, like, lt, type SQL } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/food";
import { pickAmounts } from "~/features/nutrition/amounts";
import { furtherFrom } from "~/features/nutrition/further";
import { foodWords, type ImportedFood } from "./food-sources";

export type StoredFood = ImportedFood & { source: FoodSourceName };

export const storedColumns = ({ food_import, imported_food }: Db["t"]) => ({
  source: food_import.source,
  id: imported_food.id,
  name: imported_food.name,
  brand: imported_food.brand,
  category: imported_food.category,
  ...pickAmounts(imported_food),
  portions: imported_food.portions,
  barcode: imported_food.barcode,
  further: imported_food.further,
});

/** Joins a food to its import, if that is live. */
export const isLive = ({ food_import, imported_food }: Db["t"]): SQL | undefined =>
  and(eq(food_import.id, imported_food.import_id), eq(food_import.state, "live"));

type Row = Omit<StoredFood, "per100" | "further"> & ImportedFood["per100"] & { further: unknown };

export const storedFood = (row: Row): StoredFood => ({
  source: row.source,
  id: row.id,
  name: row.name,
  brand: row.brand,
  category: row.category,
  per100: pickAmounts(row),
  portions: row.portions,
  barcode: row.barcode,
  further: furtherFrom(row.further),
});

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

const MAX_WORDS = 8;
/** A common word is in tens of thousands of names. */
const MAX_NAMES = 4000;
const NAMES_A_QUERY = 1000;
const MATCHES_A_QUERY = 400;
const AFTER_ALL_LETTERS = "\u{10ffff}";

/** `whole`: the name has the rarest word of the query, not only its prefix. */
type Candidate = { food: StoredFood; whole: boolean };

/** Imported foods with all words of `text`, or words they begin, in name or brand: whole words, then short names first. */
export async function searchImported(db: Db, text: string, most: number): Promise<StoredFood[]> {
  const words = foodWords(text).slice(0, MAX_WORDS);
  const { food_import: imports } = db.t;
  const live = await db.select({ id: imports.id }).from(imports).where(eq(imports.state, "live"));
  const candidates: Candidate[] = [];
  for (const { id } of live) candidates.push(...(await foodsWith(db, id, words, most)));
  return candidates
    .sort(byFit)
    .slice(0, most)
    .map(({ food }) => food);
}

const byFit = (a: Candidate, b: Candidate) =>
  Number(b.whole) - Number(a.whole) ||
  a.food.name.length - b.food.name.length ||
  (a.food.id < b.food.id ? -1 : 1);

async function foodsWith(db: Db, importId: number, words: string[], most: number): Promise<Candidate[]> {
  const { key, names } = await rarestWord(db, importId, words);
  const others = words.filter((word) => word !== key);
  const rows: { id: string; word: string }[] = [];
  for (let from = 0; from < names && rows.length < most; from += NAMES_A_QUERY) {
    if (from > 0) await nextTurn();
    rows.push(...(await namedFrom(db, importId, key, others, from)));
  }
  if (rows.length === 0) return [];
  const { food_import: imports, imported_food: foods } = db.t;
  const whole = new Set(rows.filter(({ word }) => word === key).map(({ id }) => id));
  const ids = [...new Set(rows.map(({ id }) => id))];
  const stored = await db
    .select(storedColumns(db.t))
    .from(foods)
    .innerJoin(imports, eq(imports.id, foods.import_id))
    .where(and(eq(foods.import_id, importId), inArray(foods.id, ids)));
  return stored.map((row) => ({ food: storedFood(row), whole: whole.has(row.id) }));
}

async function namedFrom(db: Db, importId: number, key: string, others: string[], from: number) {
  const { imported_food: foods, imported_food_word: index } = db.t;
  const named = db
    .select({ id: index.id, word: index.word, name_length: index.name_length })
    .from(index)
    .where(begins(db, importId, key))
    .orderBy(asc(index.word), asc(index.name_length), asc(index.id))
    .limit(NAMES_A_QUERY)
    .offset(from)
    .as("named");
  return db
    .select({ id: named.id, word: named.word })
    .from(named)
    .innerJoin(foods, and(eq(foods.import_id, importId), eq(foods.id, named.id)))
    .where(and(...others.map((word) => like(foods.words, `% ${word}%`))))
    .orderBy(asc(named.word), asc(named.name_length), asc(named.id))
    .limit(MATCHES_A_QUERY);
}

/** The word in the fewest names, and their number, up to MAX_NAMES. */
async function rarestWord(db: Db, importId: number, words: string[]) {
  const { imported_food_word: index } = db.t;
  let fewest = { key: "", names: words.length > 0 ? Number.POSITIVE_INFINITY : 0 };
  for (const key of words.toSorted((a, b) => b.length - a.length)) {
    const some = db
      .select({ id: index.id })
      .from(index)
      .where(begins(db, importId, key))
      .limit(MAX_NAMES)
      .as("some");
    const [{ names } = { names: 0 }] = await db.select({ names: count() }).from(some);
    if (names < fewest.names) fewest = { key, names };
  }
  return fewest;
}

const begins = ({ t: { imported_food_word: index } }: Db, importId: number, word: string) =>
  and(eq(index.import_id, importId), gte(index.word, word), lt(index.word, `${word}${AFTER_ALL_LETTERS}`));
