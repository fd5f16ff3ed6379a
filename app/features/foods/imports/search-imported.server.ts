import { setImmediate as othersTurn } from "node:timers/promises";
import { and, asc, count, eq, gte, inArray, like, lt } from "drizzle-orm";
import type { Db } from "~/db/store";
import { foodWords } from "./food-words";
import { type StoredFood, storedColumns, storedFood } from "./stored-food.server";

const MOST_ASKED = 8;
/** Names of one word that are looked through for the others, and at a time: a common word is in tens of thousands. */
const LOOKED_THROUGH = 4000;
const AT_A_TIME = 1000;
/** Names that begin with the same letters are as many as a shop's shelf; more of them help nobody. */
const MOST_FROM_ONE = 400;
const AFTER_ALL_LETTERS = "\u{10ffff}";

/** `whole` tells that the rarest word that was asked for is in it whole, not only its beginning. */
type Found = { food: StoredFood; whole: boolean };

/**
 * Imported foods whose name or brand has all the words of `text`, of which each may be only the beginning of one;
 * those with a whole word before those with its beginning, the shortest names first. However common the words are,
 * nobody else is held up: of those that are in thousands of names, the shortest are looked through.
 */
export async function searchImported(db: Db, text: string, most: number): Promise<StoredFood[]> {
  const words = foodWords(text).slice(0, MOST_ASKED);
  const { food_import: imports } = db.t;
  const live = await db.select({ id: imports.id }).from(imports).where(eq(imports.state, "live"));
  const found: Found[] = [];
  for (const { id } of live) found.push(...(await foodsWith(db, id, words, most)));
  return found
    .sort(byFit)
    .slice(0, most)
    .map(({ food }) => food);
}

const byFit = (a: Found, b: Found) =>
  Number(b.whole) - Number(a.whole) ||
  a.food.name.length - b.food.name.length ||
  (a.food.id < b.food.id ? -1 : 1);

async function foodsWith(db: Db, importId: number, words: string[], most: number): Promise<Found[]> {
  const { key, names } = await rarest(db, importId, words);
  const others = words.filter((word) => word !== key);
  const rows: { id: string; word: string }[] = [];
  for (let from = 0; from < names && rows.length < most; from += AT_A_TIME) {
    if (from > 0) await othersTurn();
    rows.push(...(await namedFrom(db, importId, key, others, from)));
  }
  if (rows.length === 0) return [];
  const { food_import: imports, imported_food: foods } = db.t;
  const whole = new Set(rows.filter(({ word }) => word === key).map(({ id }) => id));
  const ids = [...new Set(rows.map(({ id }) => id))];
  const found = await db
    .select(storedColumns(db.t))
    .from(foods)
    .innerJoin(imports, eq(imports.id, foods.import_id))
    .where(and(eq(foods.import_id, importId), inArray(foods.id, ids)));
  return found.map((row) => ({ food: storedFood(row), whole: whole.has(row.id) }));
}

/** Of a thousand foods with a word that begins with `key`, those that have the others too. */
async function namedFrom(db: Db, importId: number, key: string, others: string[], from: number) {
  const { imported_food: foods, imported_food_word: index } = db.t;
  const named = db
    .select({ id: index.id, word: index.word, name_length: index.name_length })
    .from(index)
    .where(begins(db, importId, key))
    .orderBy(asc(index.word), asc(index.name_length), asc(index.id))
    .limit(AT_A_TIME)
    .offset(from)
    .as("named");
  return db
    .select({ id: named.id, word: named.word })
    .from(named)
    .innerJoin(foods, and(eq(foods.import_id, importId), eq(foods.id, named.id)))
    .where(and(...others.map((word) => like(foods.words, `% ${word}%`))))
    .orderBy(asc(named.word), asc(named.name_length), asc(named.id))
    .limit(MOST_FROM_ONE);
}

/** The word that is in the fewest names, and how many these are, as far as they are looked through. */
async function rarest(db: Db, importId: number, words: string[]) {
  const { imported_food_word: index } = db.t;
  let fewest = { key: "", names: words.length > 0 ? Number.POSITIVE_INFINITY : 0 };
  // The longest first: where all are common, it says most.
  for (const key of words.toSorted((a, b) => b.length - a.length)) {
    const some = db
      .select({ id: index.id })
      .from(index)
      .where(begins(db, importId, key))
      .limit(LOOKED_THROUGH)
      .as("some");
    const [{ names } = { names: 0 }] = await db.select({ names: count() }).from(some);
    if (names < fewest.names) fewest = { key, names };
  }
  return fewest;
}

const begins = ({ t: { imported_food_word: index } }: Db, importId: number, word: string) =>
  and(eq(index.import_id, importId), gte(index.word, word), lt(index.word, `${word}${AFTER_ALL_LETTERS}`));
