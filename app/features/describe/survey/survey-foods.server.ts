import { setImmediate as others } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { GENERIC_SOURCES, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { storedColumns, storedFood } from "~/features/foods/imports/stored-food.server";
import { type SurveyDraft, type SurveyIndex, surveyDraft, surveyIndex } from "./survey-index";

const FOODS_AT_ONCE = 250;

type CachedIndex = { imports: string; index: Promise<SurveyIndex | undefined> };
const kept = new WeakMap<Db, CachedIndex>();

/** The generic foods that the operator imported, indexed; undefined without any. Kept until another import counts. */
export async function surveyFoods(db: Db): Promise<SurveyIndex | undefined> {
  const { food_import: imports } = db.t;
  const live = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.state, "live"), inArray(imports.source, [...GENERIC_SOURCES])))
    .orderBy(imports.id);
  const ids = live.map(({ id }) => id);
  const known = kept.get(db);
  if (known?.imports === ids.join()) return known.index;
  const index = load(db, ids);
  kept.set(db, { imports: ids.join(), index });
  index.catch(() => kept.delete(db));
  return index;
}

async function load(db: Db, ids: number[]): Promise<SurveyIndex | undefined> {
  const { food_import: imports, imported_food: foods } = db.t;
  const drafts: SurveyDraft[] = [];
  for (const id of ids) {
    const rows = await db
      .select(storedColumns(db.t))
      .from(foods)
      .innerJoin(imports, eq(imports.id, foods.import_id))
      .where(eq(foods.import_id, id))
      .orderBy(foods.id);
    for (const [i, row] of rows.entries()) {
      const { source, ...food } = storedFood(row);
      drafts.push(surveyDraft(food, `import:${source}`, SOURCE_NAMES[source]));
      // Requests go on meanwhile.
      if (i % FOODS_AT_ONCE === 0) await others();
    }
  }
  return drafts.length > 0 ? surveyIndex(drafts) : undefined;
}
