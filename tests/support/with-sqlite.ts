import Database from "better-sqlite3";

/** Uses a connection of its own to the database in `file`, and closes it. */
export function withSqlite<T>(file: string, use: (connection: Database.Database) => T): T {
  const connection = new Database(file);
  try {
    return use(connection);
  } finally {
    connection.close();
  }
}
