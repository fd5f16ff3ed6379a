import { mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type Driver from "better-sqlite3";
import type { Database as Connection, Statement } from "better-sqlite3";

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

/** An SQLite file beside the store, only read. */
export type TableFile = {
  row: <T>(query: string, ...values: unknown[]) => T | undefined;
  rows: <T>(query: string, ...values: unknown[]) => T[];
};

const MAPPED_BYTES = 16 * 1024 * 1024;

export function openTableFile(file: string): TableFile {
  const connection = new Database(resolve(file), { readonly: true, fileMustExist: true });
  connection.pragma(`mmap_size = ${MAPPED_BYTES}`);
  connection.pragma("cache_size = -256");
  const statement = statementsOf(connection);
  return {
    row: <T>(query: string, ...values: unknown[]) => statement(query).get(...values) as T | undefined,
    rows: <T>(query: string, ...values: unknown[]) => statement(query).all(...values) as T[],
  };
}

type Insert = (table: string, ...values: unknown[]) => void;

/** Makes such a file anew; it takes the place of `file` at once. */
export function makeTableFile(file: string, schema: string, fill: (insert: Insert) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  const made = `${file}.${process.pid}`;
  rmSync(made, { force: true });
  const connection = new Database(made);
  connection.pragma("journal_mode = OFF");
  connection.exec(schema);
  const statement = statementsOf(connection);
  connection.exec("begin");
  fill((table, ...values) => {
    statement(`insert into ${table} values (${values.map(() => "?")})`).run(...values);
  });
  connection.exec("commit; vacuum;");
  connection.close();
  renameSync(made, file);
}

function statementsOf(connection: Connection): (query: string) => Statement<unknown[]> {
  const prepared = new Map<string, Statement<unknown[]>>();
  return (query) => {
    const known = prepared.get(query) ?? connection.prepare<unknown[]>(query);
    prepared.set(query, known);
    return known;
  };
}
