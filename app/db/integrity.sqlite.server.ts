import { type ChildProcess, execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import type { Database as Connection } from "better-sqlite3";
import { SQLITE_PACKAGE } from "./connect.sqlite.server";
import { databaseDamaged } from "./store";

const PROGRAM = `
import Database from "${SQLITE_PACKAGE}";
const say = (text) => process.stdout.write(text);
try {
  say(String(new Database(process.argv[1], { readonly: true }).pragma("quick_check(1)", { simple: true })));
} catch (error) {
  if (!/^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) throw error;
  say(error.message);
}`;
const LOW_PRIORITY = 10;

/** Runs SQLite's quick_check on `file` in a process of its own, which may take minutes. The first fault, if any; rejects when unreadable. */
export function checkSqlite(file: string): { fault: Promise<string | undefined>; stop: () => void } {
  let child: ChildProcess | undefined;
  const fault = new Promise<string | undefined>((resolve, reject) => {
    const { NODE_ENV, PATH } = process.env;
    child = execFile(
      process.execPath,
      ["--input-type=module", "--eval", PROGRAM, file],
      { env: { NODE_ENV, PATH } },
      (error, output) =>
        error ? reject(error) : resolve(output === "ok" ? undefined : output.split("\n").at(-1)),
    );
    if (child.pid) setPriority(child.pid, LOW_PRIORITY);
  });
  return { fault, stop: () => child?.kill("SIGKILL") };
}

const shutdownRecord = (file: string) => `${file}.closed`;

export function recordCleanShutdown(file: string): void {
  if (!hasLog(file)) writeFileSync(shutdownRecord(file), stateOf(file), { mode: 0o600 });
}

export function wasShutDownCleanly(file: string): boolean {
  try {
    return !hasLog(file) && readFileSync(shutdownRecord(file), "utf8") === stateOf(file);
  } catch {
    return false;
  }
}

export const dropShutdownRecord = (file: string): void => rmSync(shutdownRecord(file), { force: true });

const hasLog = (file: string) => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;

function stateOf(file: string): string {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs}\n`;
}

export function integrity(file: string, knownSound: boolean) {
  let sound = knownSound;
  let damage: Error | undefined;
  let stop = () => {};
  let closed = false;

  return {
    throwIfDamaged() {
      if (damage) throw damage;
    },
    async check(): Promise<boolean> {
      if (sound) return false;
      const running = checkSqlite(file);
      stop = running.stop;
      const fault = await running.fault.catch((error) => {
        if (!closed) throw error;
      });
      sound = !fault && !closed;
      if (!fault) return sound;
      damage = databaseDamaged(file, fault);
      throw damage;
    },
    stopCheck() {
      closed = true;
      stop();
    },
    recordShutdown() {
      if (sound) recordCleanShutdown(file);
    },
  };
}

/** Throws SqliteError for plain damage: reads the header, the schema and both ends of each table and index, in milliseconds. */
export function quickCheck(connection: Connection): void {
  connection.pragma("freelist_count");
  const objects = connection
    .prepare<[], { type: string; name: string; tbl_name: string }>(
      // Indexes of some rows only can't be read by a query for all.
      `select type, name, tbl_name from sqlite_master
       where rootpage > 0 and name not like 'sqlite_%' and coalesce(sql, '') not like 'create index % where %'`,
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
