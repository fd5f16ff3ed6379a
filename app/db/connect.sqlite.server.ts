import type { Database as Connection } from "better-sqlite3";
import { Database } from "./driver.sqlite.server";

// The wait for another process's lock blocks the event loop.
const BUSY_MS = 1000;

export function connectSqlite(file: string, { readonly = false } = {}): Connection {
  const connection = new Database(file, { fileMustExist: true, readonly, timeout: BUSY_MS });
  if (!readonly) {
    connection.pragma("journal_mode = WAL");
    connection.pragma("secure_delete = ON");
  }
  // NORMAL could lose the last commits in a power cut.
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("trusted_schema = OFF");
  return connection;
}
