import { isDeepStrictEqual } from "node:util";
import { and, eq, type SQL } from "drizzle-orm";
import { type Row, TABLE_FACTS } from "~/db/contents";
import type { Db } from "~/db/store";
import type { StagedRow } from "~/features/imports/stage/import.server";
import type { FileContent } from "./file-rows";

/** The row of a person's table with the key of this one. */
export function sameStoredKey(db: Db, name: string, row: Row): SQL | undefined {
  const table = db.t[name as "weight"];
  return and(
    eq(table.user_id, String(row.user_id)),
    ...(TABLE_FACTS[name]?.key ?? []).map((column) => eq(table[column as "date"], row[column] as string)),
  );
}

/** Notes what stood in the place of a row that was added, for its undo. */
export async function note(db: Db, row: StagedRow, before: Row | null) {
  const content = { ...(row.content as FileContent), before };
  await db
    .update(db.t.import_row)
    .set({ added: true, content })
    .where(sameStoredKey(db, "import_row", row));
}

/** Whether the stored row of this key still has all the values of this one. */
export async function isUnchanged(db: Db, table: string, row: Row): Promise<boolean> {
  const [stored] = (await db
    .select()
    .from(db.t[table as "weight"])
    .where(sameStoredKey(db, table, row))) as Row[];
  return (
    stored !== undefined &&
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(stored[column], value))
  );
}
