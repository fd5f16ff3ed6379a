import Database, { type Database as Connection } from "better-sqlite3";

// The wait for another process's lock blocks the event loop.
const BUSY_MS = 1000;

/** A connection to the SQLite database in `file` with the settings that keep it safe. */
export function connectSqlite(file: string, { readonly = false } = {}): Connection {
  const connection = new Database(file, { fileMustExist: true, readonly, timeout: BUSY_MS });
  if (!readonly) {
    connection.pragma("journal_mode = WAL");
    connection.pragma("secure_delete = ON");
  }
  // Every commit is on the disk before it is acknowledged; NORMAL could lose the last ones with the power.
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("trusted_schema = OFF");
  return connection;
}
