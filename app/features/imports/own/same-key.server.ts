import { and, eq, type SQL } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { TABLE_FACTS } from "~/db/table-facts";

/** The row of a person's table with the key of this one. */
export function sameKey(db: Db, name: string, row: Row): SQL | undefined {
  const table = db.t[name as "weight"];
  return and(
    eq(table.user_id, String(row.user_id)),
    ...(TABLE_FACTS[name]?.key ?? []).map((column) => eq(table[column as "date"], row[column] as string)),
  );
}
