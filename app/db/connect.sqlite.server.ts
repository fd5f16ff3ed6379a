import { createRequire } from "node:module";
import { resolve } from "node:path";
import type Driver from "better-sqlite3";
import type { Database as Connection } from "better-sqlite3";

/** From Node 24.19 on the former interface aborts the process when a statement is collected; Node 20 lacks the new one. */
export const SQLITE_PACKAGE =
  Number(process.versions.modules) >= 137 ? "better-sqlite3-n-api" : "better-sqlite3";

export const Database: typeof Driver = createRequire(import.meta.url)(SQLITE_PACKAGE);

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

export const sqliteFile = (databaseUrl: string): string => resolve(databaseUrl.replace(/^file:(\/\/)?/, ""));
