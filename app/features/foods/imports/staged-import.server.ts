import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/public-food";
import { OperatorError } from "~/platform/operator-error";
import { foodWords } from "./food-words";
import type { ImportedFood } from "./imported-food";

const ROWS_A_DELETE = 1000;

type StagedImport = { id: number; source: FoodSourceName };

/** Begins to replace the foods of a source, which stay until `goLive`; removes what an interrupted import left. */
export async function beginImport(store: Store, source: FoodSourceName, now: number): Promise<StagedImport> {
  const staged = await store.tx(async (db) => {
    const { food_import: imports } = db.t;
    const [{ newest } = { newest: 0 }] = await db
      .select({ newest: sql<number | null>`max(${imports.id})` })
      .from(imports);
    // Never reused: the newest row is only removed after a newer one exists.
    const id = Number(newest ?? 0) + 1;
    await db.insert(imports).values({ id, source, state: "loading", rows: 0, imported_at: now });
    return { id, source };
  });
  const { food_import: imports } = store.read.t;
  const left = await store.read
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.source, source), eq(imports.state, "loading"), ne(imports.id, staged.id)));
  for (const { id } of left) await removeImport(store, id);
  return staged;
}

/** Stores foods whose ids are new to the import; their number. */
export function addFoods(
  store: Store,
  { id: import_id }: StagedImport,
  foods: ImportedFood[],
): Promise<number> {
  return store.tx(async (db) => {
    await stillThere(db, import_id);
    const rows = foods.map(({ id, name, brand, category, per100, portions, barcode }) => ({
      import_id,
      id,
      name,
      brand,
      category,
      words: ` ${foodWords(`${name} ${brand ?? ""}`).join(" ")} `,
      ...per100,
      portions,
      barcode,
    }));
    const stored = await db.insert(db.t.imported_food).values(rows).onConflictDoNothing().returning({
      id: db.t.imported_food.id,
      name: db.t.imported_food.name,
      words: db.t.imported_food.words,
    });
    const words = stored.flatMap(({ id, name, words }) =>
      words
        .split(" ")
        .filter(Boolean)
        .map((word) => ({ import_id, word, name_length: name.length, id })),
    );
    if (words.length > 0) await db.insert(db.t.imported_food_word).values(words).onConflictDoNothing();
    return stored.length;
  });
}

/** Replaces the old foods at once, then deletes them. */
export async function goLive(store: Store, { id, source }: StagedImport, rows: number): Promise<void> {
  await store.tx(async (db) => {
    const { food_import: imports } = db.t;
    await stillThere(db, id);
    await db
      .update(imports)
      .set({ state: "loading" })
      .where(and(eq(imports.source, source), ne(imports.id, id)));
    await db.update(imports).set({ state: "live", rows }).where(eq(imports.id, id));
  });
  const { food_import: imports } = store.read.t;
  const old = await store.read
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.source, source), ne(imports.id, id)));
  for (const import_ of old) await removeImport(store, import_.id);
}

/** In steps, for other writers. */
async function removeImport(store: Store, id: number): Promise<void> {
  const { imported_food: foods, imported_food_word: words } = store.read.t;
  for (;;) {
    const rows = await store.read
      .select({ id: foods.id })
      .from(foods)
      .where(eq(foods.import_id, id))
      .limit(ROWS_A_DELETE);
    if (rows.length === 0) break;
    const ids = rows.map((row) => row.id);
    await store.tx((db) => db.delete(foods).where(and(eq(foods.import_id, id), inArray(foods.id, ids))));
  }
  await removeWords(store, words, id);
  await store.tx((db) => db.delete(db.t.food_import).where(eq(db.t.food_import.id, id)));
}

async function removeWords(store: Store, words: Db["t"]["imported_food_word"], id: number) {
  for (;;) {
    const [next] = await store.read
      .select({ word: words.word })
      .from(words)
      .where(eq(words.import_id, id))
      .orderBy(words.word)
      .limit(1)
      .offset(ROWS_A_DELETE);
    const upTo = next ? sql`${words.word} <= ${next.word}` : undefined;
    await store.tx((db) => db.delete(words).where(and(eq(words.import_id, id), upTo)));
    if (!next) return;
  }
}

async function stillThere(db: Db, id: number) {
  const { food_import: imports } = db.t;
  const [found] = await db.select({ id: imports.id }).from(imports).where(eq(imports.id, id));
  if (!found)
    throw new OperatorError("Another import of the same source began meanwhile; this one has ended.");
}
