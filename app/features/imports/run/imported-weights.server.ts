import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { StagedRow } from "./next-rows.server";

type Content = { kg: number; updated_at: number };

/** Inside a transaction: adds weights to days without one, and notes which are new. Gives their number. */
export async function addWeights(db: Db, rows: StagedRow[]): Promise<number> {
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

/** Inside a transaction: removes the weights that an import added, except those changed since. */
export async function removeWeights(db: Db, rows: StagedRow[]): Promise<void> {
  const { weight } = db.t;
  for (const { user_id, local_date, content } of rows.filter(({ added }) => added)) {
    const { kg, updated_at } = content as Content;
    const same = and(eq(weight.user_id, user_id), eq(weight.date, local_date));
    await db.delete(weight).where(and(same, eq(weight.kg, kg), eq(weight.updated_at, updated_at)));
  }
}
