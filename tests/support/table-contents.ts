import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Database } from "~/db/connect.sqlite.server";
import type { Db } from "~/db/store";

/** All rows of every table, as one text for each: what a request changed shows when two of these are compared. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const [name, table] of Object.entries(db.t)) {
    const rows = await db.select().from(table as typeof db.t.users);
    contents[name] = rows
      .map((row) => JSON.stringify(row, moment))
      .sort()
      .join("\n");
  }
  return contents;
}

/** The server itself moves a reminder on, each full minute. */
const moment = (name: string, value: unknown) => (name === "due_at" && value !== null ? "a moment" : value);

/** As `tableContents`, and the same object again while nothing was written. */
export function watchedContents(db: Db, databaseUrl: string): () => Promise<Record<string, string>> {
  const version = databaseUrl.startsWith("file:") ? sqliteVersion(databaseUrl) : () => postgresVersion(db);
  let known: unknown;
  let contents: Record<string, string> = {};
  return async () => {
    const current = await version();
    if (current !== known) contents = await tableContents(db);
    known = current;
    return contents;
  };
}

function sqliteVersion(databaseUrl: string): () => unknown {
  const connection = new Database(databaseUrl.slice("file:".length), { readonly: true });
  return () => connection.pragma("data_version", { simple: true });
}

/** A hash of every row. */
async function postgresVersion(db: Db): Promise<string> {
  const hashes = Object.values(db.t).map(
    (table) => sql`select sum(hashtextextended(row::text, 0)) as hash from ${table} as row`,
  );
  const all = sql`select string_agg(hash::text, ' ') as version from (${sql.join(hashes, sql` union all `)}) as one`;
  const { rows } = await (db as unknown as NodePgDatabase).execute<{ version: string }>(all);
  return rows[0]?.version ?? "";
}
