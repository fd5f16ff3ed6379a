import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { GENERIC_SOURCES, type ImportedFood, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import {
  isLive,
  type StoredFood,
  storedColumns,
  storedFood,
} from "~/features/foods/imports/stored-food.server";
import { FNDDS, type FnddsDraft, type FnddsIndex, fnddsDraft, fnddsIndex } from "./fndds-index";
import { fnddsTable } from "./fndds-table.server";

const FOODS_A_TURN = 250;

type CachedIndex = { imports: string; index: Promise<FnddsIndex> };
const cache = new WeakMap<Db, CachedIndex>();

/** The index of the survey foods that ship and of imported generic foods; with imports in memory until the next. */
export async function fnddsFoods(db: Db): Promise<FnddsIndex> {
  return (await importedIndex(db)) ?? (await fnddsTable()).index;
}

/** Undefined without generic foods imported. */
export async function importedIndex(db: Db): Promise<FnddsIndex | undefined> {
  const { food_import: imports } = db.t;
  const live = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.state, "live"), inArray(imports.source, [...GENERIC_SOURCES])))
    .orderBy(imports.id);
  const ids = live.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const cached = cache.get(db);
  if (cached?.imports === ids.join()) return cached.index;
  const index = load(db, ids);
  cache.set(db, { imports: ids.join(), index });
  index.catch(() => cache.delete(db));
  return index;
}

async function load(db: Db, ids: number[]): Promise<FnddsIndex> {
  const { food_import: imports, imported_food: foods } = db.t;
  const drafts: FnddsDraft[] = [];
  const add = async (from: string, source: string, some: readonly ImportedFood[]) => {
    for (const [i, food] of some.entries()) {
      drafts.push(fnddsDraft(food, from, source));
      if (i % FOODS_A_TURN === 0) await nextTurn();
    }
  };
  const rows: StoredFood[] = [];
  for (const id of ids) {
    const stored = await db
      .select(storedColumns(db.t))
      .from(foods)
      .innerJoin(imports, eq(imports.id, foods.import_id))
      .where(eq(foods.import_id, id))
      .orderBy(foods.id);
    rows.push(...stored.map(storedFood));
  }
  const { imported, shipped } = await newestOf(db, rows, (await fnddsTable()).everyFood());
  await add(FNDDS, SOURCE_NAMES.fndds, shipped);
  for (const { source, ...food } of imported) await add(`import:${source}`, SOURCE_NAMES[source], [food]);
  return fnddsIndex(drafts);
}

/** Of a code that was imported and ships the newer edition alone, of these foods and of `shipped`. */
export async function newestOf(
  db: Db,
  foods: readonly StoredFood[],
  shipped: readonly ImportedFood[],
): Promise<{ imported: StoredFood[]; shipped: ImportedFood[] }> {
  const table = await fnddsTable();
  // An edition with foods that the newest edition of the table dropped is an earlier one.
  const isEarlier = (await importedCodes(db, table.gone())).length > 0;
  const imported = foods.filter(({ source, id }) => !isEarlier || source !== "fndds" || !table.foodOf(id));
  if (isEarlier) return { imported, shipped: [...shipped] };
  const codes = new Set(
    await importedCodes(
      db,
      shipped.map(({ id }) => id),
    ),
  );
  return { imported, shipped: shipped.filter(({ id }) => !codes.has(id)) };
}

async function importedCodes(db: Db, codes: readonly string[]): Promise<string[]> {
  const { food_import: imports, imported_food: foods } = db.t;
  if (codes.length === 0) return [];
  const found = await db
    .select({ id: foods.id })
    .from(imports)
    .innerJoin(foods, isLive(db.t))
    .where(and(eq(imports.source, "fndds"), inArray(foods.id, [...codes])));
  return found.map(({ id }) => id);
}
