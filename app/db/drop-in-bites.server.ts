import { type SQL, sql } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { TABLE_FACTS } from "~/db/table-facts";

export const ROWS_A_BITE = 1000;

/** Deletes the rows matching `over` in small transactions, so that other writers get their turn. */
export async function dropInBites(
  store: Store,
  name: keyof Db["t"] & string,
  over: (db: Db) => SQL,
): Promise<void> {
  let dropped: unknown[];
  do {
    dropped = await store.tx((db) => {
      const table = db.t[name as "users"];
      const key = sql.join(
        (TABLE_FACTS[name]?.key ?? []).map((column) => table[column as "id"]),
        sql`, `,
      );
      const batch = sql`select ${key} from ${table} where ${over(db)} limit ${ROWS_A_BITE}`;
      return db.delete(table).where(sql`(${key}) in (${batch})`).returning({ one: sql`1` });
    });
    await new Promise((resolve) => setImmediate(resolve));
  } while (dropped.length === ROWS_A_BITE);
}
