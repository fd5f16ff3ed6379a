import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { GENERIC_SOURCES, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { storedColumns, storedFood } from "~/features/foods/imports/stored-food.server";
import { type FnddsDraft, type FnddsIndex, fnddsDraft, fnddsIndex } from "./fndds-index";

const FOODS_A_TURN = 250;

type CachedIndex = { imports: string; index: Promise<FnddsIndex | undefined> };
const cache = new WeakMap<Db, CachedIndex>();

/** The index of the imported generic foods, cached until the next import; undefined without any. */
export async function fnddsFoods(db: Db): Promise<FnddsIndex | undefined> {
  const { food_import: imports } = db.t;
  const live = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.state, "live"), inArray(imports.source, [...GENERIC_SOURCES])))
    .orderBy(imports.id);
  const ids = live.map(({ id }) => id);
  const cached = cache.get(db);
  if (cached?.imports === ids.join()) return cached.index;
  const index = load(db, ids);
  cache.set(db, { imports: ids.join(), index });
  index.catch(() => cache.delete(db));
  return index;
}

async function load(db: Db, ids: number[]): Promise<FnddsIndex | undefined> {
  const { food_import: imports, imported_food: foods } = db.t;
  const drafts: FnddsDraft[] = [];
  for (const id of ids) {
    const rows = await db
      .select(storedColumns(db.t))
      .from(foods)
      .innerJoin(imports, eq(imports.id, foods.import_id))
      .where(eq(foods.import_id, id))
      .orderBy(foods.id);
    for (const [i, row] of rows.entries()) {
      const { source, ...food } = storedFood(row);
      drafts.push(fnddsDraft(food, `import:${source}`, SOURCE_NAMES[source]));
      if (i % FOODS_A_TURN === 0) await nextTurn();
    }
  }
  return drafts.length > 0 ? fnddsIndex(drafts) : undefined;
}
