import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { TABLE_FACTS } from "~/db/table-facts";
import { ownRows } from "~/features/account/data/own-rows.server";

/** One person's rows of a section, in pages, as the file has them: times in ISO 8601, without the person's id. */
export async function* sectionRows(db: Db, table: string, userId: string): AsyncGenerator<Row[]> {
  const times = new Set(TABLE_FACTS[table]?.times);
  const shown = ([column, value]: [string, unknown]) =>
    [column, times.has(column) && value !== null ? new Date(Number(value)).toISOString() : value] as const;
  for await (const rows of ownRows(db, table, userId))
    yield rows.map(({ user_id, ...row }) => Object.fromEntries(Object.entries(row).map(shown)));
}
