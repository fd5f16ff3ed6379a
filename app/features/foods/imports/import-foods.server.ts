import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import type { FoodSourceName } from "~/db/tables/food";
import { OperatorError } from "~/platform/operator-error";
import { unzip } from "./download.server";
import { fdcFoods } from "./fdc-foods.server";
import { foodWords, type ImportedFood } from "./food-sources";
import type { OffRow } from "./off-foods.server";
import { firstBytes, openDump } from "./open-food-facts.server";

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
    const rows = foods.map(({ id, name, brand, category, per100, further, portions, barcode }) => ({
      import_id,
      id,
      name,
      brand,
      category,
      words: ` ${foodWords(`${name} ${brand ?? ""}`).join(" ")} `,
      ...per100,
      portions,
      barcode,
      further,
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

const ROWS_AT_ONCE = 500;

/** Numbers of rows: `incomplete` without a name or a value, `absurd` beyond what 100 g can hold. */
type Imported = {
  source: FoodSourceName;
  stored: number;
  duplicates: number;
  incomplete: number;
  absurd: number;
  unreadable: number;
};

type Options = {
  now: number;
  scratch?: string;
  /** A tag of Open Food Facts. */
  country?: string;
  onProgress?: (source: FoodSourceName, stored: number, progress?: number) => void;
};

const ZIP = "PK\u0003\u0004";

/** Imports a dump of Open Food Facts, or CSV files of the USDA, zipped or not; on OperatorError the old foods stay. */
export async function importFoods(store: Store, path: string, options: Options): Promise<Imported[]> {
  if (!existsSync(path)) throw new OperatorError(`There is no ${path}.`);
  if (statSync(path).isDirectory()) return importFolder(store, path, options);
  if (!(await firstBytes(path)).toString("latin1").startsWith(ZIP)) return importDump(store, path, options);
  const folder = await mkdtemp(join(options.scratch ?? tmpdir(), "foods-"));
  try {
    await unzip(path, folder);
    return await importFolder(store, folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importDump(
  store: Store,
  path: string,
  { now, country, onProgress }: Options,
): Promise<Imported[]> {
  const { rows, progress } = await openDump(path, country);
  const report = (stored: number) => onProgress?.("open-food-facts", stored, progress());
  return [await importSource(store, "open-food-facts", rows, now, report)];
}

async function importFolder(
  store: Store,
  path: string,
  { now, country, onProgress }: Options,
): Promise<Imported[]> {
  if (country)
    throw new OperatorError("Only Open Food Facts says where a product is sold: leave out --country.");
  for (const file of ["food.csv", "food_nutrient.csv"]) {
    if (!existsSync(join(path, file))) {
      throw new OperatorError(
        `${path} has no ${file}: it is not the unzipped folder of a USDA FoodData Central CSV download.`,
      );
    }
  }
  let unreadable = 0;
  const bySource = await fdcFoods(path, () => unreadable++);
  if (bySource.size === 0) throw new OperatorError(`${path} holds no FNDDS, SR Legacy or Foundation foods.`);
  const done: Imported[] = [];
  for (const [source, rows] of bySource) {
    const report = (stored: number) => onProgress?.(source, stored, stored / rows.length);
    done.push(await importSource(store, source, rows, now, report));
  }
  if (done[0]) done[0].unreadable = unreadable;
  return done;
}

async function importSource(
  store: Store,
  source: FoodSourceName,
  rows: AsyncIterable<OffRow> | Iterable<OffRow>,
  now: number,
  report: (stored: number) => void,
): Promise<Imported> {
  const counts: Imported = { source, stored: 0, duplicates: 0, incomplete: 0, absurd: 0, unreadable: 0 };
  const staged = await beginImport(store, source, now);
  let batch: ImportedFood[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const stored = await addFoods(store, staged, batch);
    counts.stored += stored;
    counts.duplicates += batch.length - stored;
    batch = [];
    report(counts.stored);
  };
  for await (const row of rows) {
    if (typeof row === "string") counts[row]++;
    else batch.push(row);
    if (batch.length >= ROWS_AT_ONCE) await flush();
  }
  await flush();
  if (counts.stored === 0)
    throw new OperatorError("It holds no food with a name and all its values. Nothing was changed.");
  await goLive(store, staged, counts.stored);
  return counts;
}
