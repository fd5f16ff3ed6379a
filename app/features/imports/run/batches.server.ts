import { isDeepStrictEqual } from "node:util";
import { and, eq, gte, inArray, lte } from "drizzle-orm";
import { addFile, undoFile } from "~/features/imports/pixelplate/add-file.server";
import type { StagedRow } from "~/features/imports/stage/import.server";
import { addFoodsToDays, removeFoodsFromDays } from "~/features/log/many-days.server";
import type { Tx } from "~/http/caller.server";

type Content = { kg: number; updated_at: number };

/** Adds weights to days without one, and notes which are new. Gives their number. */
async function addWeights({ db }: Tx, rows: StagedRow[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { weight, import_row: staged } = db.t;
  const added = await db
    .insert(weight)
    .values(
      rows.map(({ user_id, local_date, content }) => ({
        user_id,
        date: local_date,
        ...(content as Content),
      })),
    )
    .onConflictDoNothing()
    .returning({ date: weight.date });
  const dates = added.map(({ date }) => date);
  await db
    .update(staged)
    .set({ added: true })
    .where(
      and(
        eq(staged.user_id, first.user_id),
        eq(staged.import_id, first.import_id),
        inArray(staged.local_date, dates),
        eq(staged.id, first.id),
      ),
    );
  return dates.length;
}

/** Removes the weights that an import added, except those changed since. */
async function removeWeights({ db }: Tx, rows: StagedRow[]): Promise<void> {
  const { weight } = db.t;
  for (const { user_id, local_date, content } of rows.filter(({ added }) => added)) {
    const { kg, updated_at } = content as Content;
    const same = and(eq(weight.user_id, user_id), eq(weight.date, local_date));
    await db.delete(weight).where(and(same, eq(weight.kg, kg), eq(weight.updated_at, updated_at)));
  }
}

type FoodContent = Omit<Parameters<typeof addFoodsToDays>[1][number], "id" | "local_date">;

type Added = { foods: number; weights: number };

/** Adds the rows of some days, and notes which were new. */
export async function addBatch(tx: Tx, rows: StagedRow[]): Promise<Added> {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [foods, weights] = [ofKind("food"), ofKind("weight")];
  const isPixelplate = foods.length + weights.length < rows.length;
  return {
    foods: await (isPixelplate ? addFile : addFoods)(tx, isPixelplate ? rows : foods),
    weights: await addWeights(tx, weights),
  };
}

async function addFoods(tx: Tx, rows: StagedRow[]): Promise<number> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 0;
  const foods = rows.map(({ id, local_date, content }) => ({ id, local_date, ...(content as FoodContent) }));
  const added = await addFoodsToDays(tx, foods);
  const { import_row: staged } = tx.db.t;
  const ofBatch = and(
    eq(staged.user_id, tx.viewer.id),
    eq(staged.import_id, first.import_id),
    gte(staged.local_date, first.local_date),
    lte(staged.local_date, last.local_date),
  );
  if (added.length > 0)
    await tx.db
      .update(staged)
      .set({ added: true })
      .where(and(ofBatch, inArray(staged.id, added)));
  return added.length;
}

/** Removes what an import added to some days, except those changed since. Gives how many foods stayed. */
export async function removeBatch(tx: Tx, rows: StagedRow[]): Promise<number> {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [foods, weights] = [ofKind("food"), ofKind("weight")];
  if (foods.length + weights.length < rows.length) return undoFile(tx, rows);
  await removeWeights(tx, weights);
  const staged = new Map(foods.filter(({ added }) => added).map((row) => [row.id, row]));
  if (staged.size === 0) return 0;
  const { food } = tx.db.t;
  const found = await tx.db
    .select()
    .from(food)
    .where(and(eq(food.user_id, tx.viewer.id), inArray(food.id, [...staged.keys()])));
  const unchanged = found.filter((row) => {
    const { local_date, content } = staged.get(row.id) ?? {};
    const added = Object.entries({ ...(content as object), local_date });
    return added.every(([column, value]) => isDeepStrictEqual(row[column as keyof typeof row], value));
  });
  if (unchanged.length > 0) await removeFoodsFromDays(tx, unchanged);
  return present(found) - present(unchanged);
}

const present = (rows: { deleted_at: number | null }[]) =>
  rows.filter((row) => row.deleted_at === null).length;
