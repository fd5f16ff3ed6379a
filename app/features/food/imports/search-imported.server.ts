import { and, eq, gte, inArray, like, lt } from "drizzle-orm";
import type { Db } from "~/db/store";
import { foodWords } from "./food-words";
import { type StoredFood, storedColumns, storedFood } from "./stored-food.server";

/** Names that begin with the same letters are as many as a shop's shelf; more of them help nobody. */
const MOST_BY_PREFIX = 400;
const AFTER_ALL_LETTERS = "\u{10ffff}";

/**
 * Imported foods whose name or brand has all the words of `text`, of which each may be only the beginning of one;
 * the shortest names first, those with a whole word before those with its beginning.
 */
export async function searchImported(db: Db, text: string, most: number): Promise<StoredFood[]> {
  const words = foodWords(text);
  // The longest word is in the fewest names.
  const [key, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (!key) return [];
  const { food_import: imports } = db.t;
  const live = await db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.state, "live"))
    .orderBy(imports.id);
  const found = new Map<string, StoredFood>();
  for (const whole of [true, false]) {
    for (const { id } of live) {
      for (const food of await foodsWith(db, id, key, others, whole, most))
        found.set(`${food.source} ${food.id}`, food);
    }
    if (found.size >= most) break;
  }
  return [...found.values()].slice(0, most);
}

async function foodsWith(
  db: Db,
  importId: number,
  key: string,
  others: string[],
  whole: boolean,
  most: number,
): Promise<StoredFood[]> {
  const { food_import: imports, imported_food: foods, imported_food_word: words } = db.t;
  const named = whole
    ? eq(words.word, key)
    : and(gte(words.word, key), lt(words.word, `${key}${AFTER_ALL_LETTERS}`));
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .innerJoin(foods, and(eq(foods.import_id, words.import_id), eq(foods.id, words.id)))
    .where(
      and(eq(words.import_id, importId), named, ...others.map((word) => like(foods.words, `% ${word}%`))),
    )
    .orderBy(words.word, words.name_length)
    .limit(whole ? most : MOST_BY_PREFIX);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ id }) => id))];
  const found = await db
    .select(storedColumns(db.t))
    .from(foods)
    .innerJoin(imports, eq(imports.id, foods.import_id))
    .where(and(eq(foods.import_id, importId), inArray(foods.id, ids)));
  return found.map(storedFood).sort((a, b) => a.name.length - b.name.length || (a.id < b.id ? -1 : 1));
}
