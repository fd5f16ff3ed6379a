import type { Database as Connection } from "better-sqlite3";
import { Database } from "~/db/connect.sqlite.server";

/** Uses a connection of its own to the database in `file`, and closes it. */
export function withSqlite<T>(file: string, use: (connection: Connection) => T): T {
  const connection = new Database(file);
  try {
    return use(connection);
  } finally {
    connection.close();
  }
}
