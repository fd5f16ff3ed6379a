import { type SQL, sql } from "drizzle-orm";
import type { Row } from "./contents";
import type { Db } from "./store";
import { TABLE_FACTS } from "./table-facts";

/** Few enough that nobody waits for a page to be read. */
const PAGE = 200;

/** Every row of a table in the order of its key, a page at a time. Only in a `snapshot` do the pages belong together. */
export async function* rowsOf(db: Db, name: string): AsyncGenerator<Row[]> {
  // Any table will do for the types: all are read alike.
  const table = db.t[name as "users"];
  const key = (TABLE_FACTS[name]?.key ?? []).map((column) => table[column as "id"]);
  let after: SQL | undefined;
  for (;;) {
    const page: Row[] = await db
      .select()
      .from(table)
      .where(after)
      .orderBy(...key)
      .limit(PAGE);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    const values = key.map((column) => sql`${last[column.name]}`);
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
    // Requests come first.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
