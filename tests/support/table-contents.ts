import Database from "better-sqlite3";
import type { Db } from "~/db/store";

/** All rows of every table, as one text for each: what a request changed shows when two of these are compared. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const [name, table] of Object.entries(db.t)) {
    const rows = await db.select().from(table as typeof db.t.users);
    contents[name] = rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join("\n");
  }
  return contents;
}

/** As `tableContents`, and the same object again while no other connection has written to the SQLite database. */
export function watchedContents(db: Db, databaseUrl: string): () => Promise<Record<string, string>> {
  if (!databaseUrl.startsWith("file:")) return () => tableContents(db);
  const connection = new Database(databaseUrl.slice("file:".length), { readonly: true });
  let version: unknown;
  let contents: Record<string, string> = {};
  return async () => {
    const current = connection.pragma("data_version", { simple: true });
    if (current !== version) contents = await tableContents(db);
    version = current;
    return contents;
  };
}
