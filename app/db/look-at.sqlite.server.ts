import type { Database as Connection } from "better-sqlite3";

/** Throws SqliteError for plain damage: reads the header, the schema and both ends of each table and index, in milliseconds. */
export function lookAt(connection: Connection): void {
  connection.pragma("freelist_count");
  const objects = connection
    .prepare<[], { type: string; name: string; tbl_name: string }>(
      "select type, name, tbl_name from sqlite_master where rootpage > 0 and name not like 'sqlite_%'",
    )
    .all();
  for (const { type, name, tbl_name: table } of objects) {
    const [first] = type === "index" ? columnsOf(connection, "index_info", name) : keyOf(connection, name);
    if (!first) continue;
    const by = type === "index" ? ` indexed by "${name}"` : "";
    for (const order of ["asc", "desc"])
      connection.prepare(`select "${first}" from "${table}"${by} order by "${first}" ${order} limit 1`).get();
  }
}

const columnsOf = (connection: Connection, pragma: string, name: string) =>
  (connection.pragma(`${pragma}("${name}")`) as { name: string | null; pk?: number }[]).map(
    ({ name }) => name,
  );

const keyOf = (connection: Connection, table: string) =>
  (connection.pragma(`table_info("${table}")`) as { name: string; pk: number }[])
    .filter(({ pk }) => pk === 1)
    .map(({ name }) => name);
