import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/store";

const ROWS_A_BITE = 150;

export type StagedRow = Db["t"]["import_row"]["$inferSelect"];

/** The rows of the next days after `date`: whole days, at least one. */
export async function nextRows(db: Db, userId: string, importId: string, date: string): Promise<StagedRow[]> {
  const { import_row: rows } = db.t;
  const ofImport = and(eq(rows.user_id, userId), eq(rows.import_id, importId));
  const found = await db
    .select()
    .from(rows)
    .where(and(ofImport, gt(rows.local_date, date)))
    .orderBy(asc(rows.local_date), asc(rows.id))
    .limit(ROWS_A_BITE);
  const [first, last] = [found[0]?.local_date, found.at(-1)?.local_date];
  if (found.length < ROWS_A_BITE || !first) return found;
  if (first !== last) return found.filter((row) => row.local_date !== last);
  return db
    .select()
    .from(rows)
    .where(and(ofImport, eq(rows.local_date, first)))
    .orderBy(asc(rows.id));
}
