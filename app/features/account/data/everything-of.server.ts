import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { ownRows, ownTables } from "./own-rows.server";

/** All rows of one person, by table, without hashes of passwords and secrets. */
export async function everythingOf(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const table of ownTables(db)) {
    const rows: Row[] = [];
    for await (const page of ownRows(db, table, userId)) rows.push(...page);
    found[table] = rows;
  }
  return found;
}
