import { existsSync } from "node:fs";
import pg from "pg";
import { Database, sqliteFile } from "~/db/connect.sqlite.server";
import { sqlCode } from "~/db/store";
import { OperatorError } from "~/platform/operator-error";

/** Throws OperatorError while a server, or anybody else, has the database open: what they write would be left behind. */
export async function refuseInUse(databaseUrl: string): Promise<void> {
  const inUse = databaseUrl.startsWith("file:")
    ? isOpenElsewhere(sqliteFile(databaseUrl))
    : await hasServers(databaseUrl);
  if (inUse) throw new OperatorError("The database is in use. Stop the server, move, and start it again.");
}

function isOpenElsewhere(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = new Database(file, { timeout: 0 });
  try {
    // Closes its log into the file; fails while another connection is open.
    connection.pragma("journal_mode = DELETE");
    return false;
  } catch (error) {
    if (/^SQLITE_BUSY/.test(sqlCode(error))) return true;
    throw error;
  } finally {
    connection.close();
  }
}

async function hasServers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: "pixelplate move" });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'pixelplate'",
    );
    return rowCount !== 0;
  } finally {
    await client.end().catch(() => {});
  }
}
