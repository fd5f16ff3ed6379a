import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { openTableFile, type TableFile } from "~/db/connect.sqlite.server";
import type { Db } from "~/db/store";
import { GENERIC_SOURCES, type ImportedFood, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import {
  isLive,
  type StoredFood,
  storedColumns,
  storedFood,
} from "~/features/foods/imports/stored-food.server";
import { pickAmounts } from "~/features/nutrition/amounts";
import { furtherFrom } from "~/features/nutrition/further";
import {
  entriesIn,
  FNDDS,
  type FnddsDraft,
  type FnddsFigures,
  type FnddsFood,
  type FnddsIndex,
  type FnddsKind,
  fnddsDraft,
  fnddsIndex,
  fnddsWordWeights,
  type IndexEntry,
} from "./fndds-index";

/** The foods of FNDDS that ship, on disk: their index, and each by its code. */
type FnddsTable = {
  index: FnddsIndex;
  foodOf: (code: string) => ImportedFood | undefined;
  everyFood: () => ImportedFood[];
  /** Codes that only the earlier of the two editions has. */
  gone: () => string[];
  /** Foods in whose name each of `words` is or begins a word: whole words, then short names first. */
  search: (words: readonly string[], most: number) => ImportedFood[];
};

const FILE = "build/food-table/fndds.sqlite";
/** What the table is made from; only a build holds it ready. */
const MADE_FROM = ["app/features/foods", "app/features/meals/fndds", "app/features/nutrition"];

let table: Promise<FnddsTable> | undefined;

export function fnddsTable(): Promise<FnddsTable> {
  table ??= opened();
  return table;
}

async function opened(): Promise<FnddsTable> {
  if (!import.meta.env.PROD && isStale()) (await import("./make-table.server")).makeTable(resolve(FILE));
  return tableIn(openTableFile(FILE));
}

const isStale = (): boolean =>
  !existsSync(FILE) || statSync(FILE).mtimeMs < Math.max(...MADE_FROM.map(changedAt));

const changedAt = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.endsWith(".test.ts"))
      .map((name) => statSync(join(folder, name)).mtimeMs),
  );

const CACHED_ENTRIES = 60_000;
const CACHED_WORDS = 2000;
const CACHED_FOODS = 200;
const CACHED_KINDS = 3000;

type FoodRow = Record<"code" | "name" | "category" | "portions" | "further", string> & ImportedFood["per100"];

function tableIn(file: TableFile): FnddsTable {
  const foodOf = (code: string) => {
    const row = file.row<FoodRow>("select * from food where code = ?", code);
    return row && foodIn(row);
  };
  const words = new LRUCache<string, readonly IndexEntry[]>({
    maxSize: CACHED_ENTRIES,
    sizeCalculation: ({ length }) => length + 1,
    memoMethod: (word) =>
      entriesIn(file.row<{ entries: Buffer }>("select entries from word where word = ?", word)?.entries),
  });
  const named = (at: number) =>
    file.row<{ code: string; parsed: string }>("select code, parsed from named where at = ?", at);
  const kinds = new LRUCache<number, FnddsKind>({
    max: CACHED_KINDS,
    memoMethod: (at) => {
      const { heads, firstKind, isOnlyKind, kind }: FnddsKind = JSON.parse(named(at)?.parsed ?? "");
      return { heads, firstKind, isOnlyKind, kind };
    },
  });
  const foods = new LRUCache<number, FnddsFood>({
    max: CACHED_FOODS,
    memoMethod: (at) => {
      const { code = "", parsed = "" } = named(at) ?? {};
      const food = foodOf(code) as ImportedFood;
      return { ...JSON.parse(parsed), food, from: FNDDS, source: SOURCE_NAMES.fndds };
    },
  });
  const count = file.row<{ count: number }>("select count(*) as count from food")?.count ?? 0;
  const names = new LRUCache<string, number>({
    max: CACHED_WORDS,
    memoMethod: (word) =>
      file.row<{ names: number }>("select names from word where word = ?", word)?.names ?? 0,
  });
  const measures = new LRUCache<string, readonly number[]>({
    max: CACHED_FOODS,
    memoMethod: (measure) =>
      numbersIn(file.row<{ foods: Buffer }>("select foods from measure where measure = ?", measure)?.foods),
  });
  return {
    index: {
      figures: figuresIn(file),
      foodAt: (at) => foods.memo(at),
      kindAt: (at) => kinds.memo(at),
      entriesOf: (word) => {
        const entries = words.memo(word);
        return entries.length > 0 ? entries : undefined;
      },
      measuredIn: (measure) => measures.memo(measure),
      weightOf: fnddsWordWeights(count, (word) => names.memo(word)),
    },
    foodOf,
    everyFood: () => file.rows<FoodRow>("select * from food").map(foodIn),
    gone: () => file.rows<{ code: string }>(GONE).map(({ code }) => code),
    search: (typed, most) => searched(file, typed, most).flatMap((code) => foodOf(code) ?? []),
  };
}

function searched(file: TableFile, typed: readonly string[], most: number): string[] {
  const [first] = typed;
  if (first === undefined) return [];
  const has = typed.map(() => "instr(words, ' ' || ?) > 0").join(" and ");
  const query = `select code from title where ${has}
    order by instr(words, ' ' || ? || ' ') > 0 desc, length(words), code limit ?`;
  return file.rows<{ code: string }>(query, ...typed, first, most).map(({ code }) => code);
}

const GONE = "select code from food where edition < (select max(edition) from food)";

const foodIn = ({ code, name, category, portions, further, ...row }: FoodRow): ImportedFood => ({
  id: code,
  name,
  category,
  brand: null,
  barcode: null,
  per100: pickAmounts(row),
  further: furtherFrom(JSON.parse(further)),
  portions: JSON.parse(portions),
});

const figuresIn = (file: TableFile): FnddsFigures =>
  Object.fromEntries(
    file
      .rows<{ figure: string; foods: Buffer }>("select figure, foods from figure")
      .map(({ figure, foods }) => [figure, new Float64Array(new Uint8Array(foods).buffer)]),
  ) as FnddsFigures;

const numbersIn = (foods?: Buffer): readonly number[] =>
  foods ? Array.from(new Uint16Array(new Uint8Array(foods).buffer)) : [];

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
