import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Database as Connection } from "better-sqlite3";
import { cannotStart } from "~/platform/operator-error";
import { Database } from "./connect.sqlite.server";
import { quickCheck } from "./integrity.sqlite.server";
import { CREATE_MIGRATION_TABLE, type Migration, pendingMigrations } from "./migrations.server";
import { sqlCode } from "./store";

// Deleted accounts must not live on in old copies.
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Copies the open database in `file` to `<file>.before-<step>`, completely or not at all. */
async function copyBefore(connection: Connection, file: string, step: string): Promise<void> {
  const copy = `${file}.before-${step}`;
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  await connection.backup(part);
  chmodSync(part, 0o600);
  renameSync(part, copy);
}

export function removeOldCopies(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!["before", "new"].some((kind) => name.startsWith(`${basename(file)}.${kind}-`))) continue;
    const copy = join(folder, name);
    if (statSync(copy).mtimeMs < Date.now() - RETENTION_MS) rmSync(copy);
  }
}

const MADE_LATER = ["session-secret", "avatars"];

/** Creates or upgrades `file`, copying it to `<file>.before-<step>` first. Throws OperatorError, leaving it unchanged, when damaged, foreign or newer. */
export async function migrateSqlite(file: string, shipped: Migration[]): Promise<void> {
  if (!existsSync(file) && create(file, shipped)) return;
  const [first] = check(file, shipped);
  if (first) await upgrade(file, first, shipped);
  removeOldCopies(file);
}

// Built aside and linked into place: an interrupted start leaves no empty file, and of two starts one wins.
function create(file: string, shipped: Migration[]): boolean {
  const left = [`${file}-wal`, ...MADE_LATER.map((name) => join(dirname(file), name))].find((path) =>
    existsSync(path),
  );
  if (left && !existsSync(file)) {
    throw cannotStart(
      `${file} is missing, but ${left} is there. Restore the database from a copy, or remove both to begin anew.`,
    );
  }
  const draft = `${file}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    makeSqlite(draft, shipped);
    return putInPlace(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function putInPlace(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (sqlCode(error) === "EEXIST" || existsSync(file)) return false;
    renameSync(draft, file);
  }
  return true;
}

export function makeSqlite(file: string, steps: Migration[]): void {
  rmSync(file, { force: true });
  const connection = new Database(file);
  try {
    chmodSync(file, 0o600);
    connection.pragma("synchronous = FULL");
    // Set before anybody else opens it: two processes switching at once would collide.
    connection.pragma("journal_mode = WAL");
    apply(connection, steps);
  } finally {
    connection.close();
  }
}

function check(file: string, shipped: Migration[]): Migration[] {
  const stats = statSync(file);
  if (stats.isDirectory()) {
    throw cannotStart(`${file} is a folder. The database is a file; DATABASE_URL names another one.`);
  }
  if (stats.size === 0) {
    throw cannotStart(
      `${file} is empty. Restore it from a copy, or remove it to begin with an empty database.`,
    );
  }
  let connection: Connection | undefined;
  try {
    connection = new Database(file, { readonly: true });
    const ours = connection.prepare("select 1 from sqlite_master where name = 'migration'").get();
    if (!ours) throw cannotStart(`${file} is not a database of Pixelplate.`);
    quickCheck(connection);
    return pendingMigrations(shipped, applied(connection));
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : "";
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw damaged(file);
    throw error;
  } finally {
    connection?.close();
  }
}

const damaged = (file: string) => cannotStart(`${file} is damaged. Restore it from a copy.`);

async function upgrade(file: string, first: Migration, shipped: Migration[]) {
  const connection = new Database(file, { timeout: 10_000 });
  try {
    await copyBefore(connection, file, first.name);
    connection.pragma("synchronous = FULL");
    apply(connection, shipped);
  } finally {
    connection.close();
  }
}

function apply(connection: Connection, shipped: Migration[]) {
  // Only effective outside the transaction: rebuilding a table must not cascade to its children.
  connection.pragma("foreign_keys = OFF");
  // Called by a step of an older version; what it made is dropped by a later one.
  connection.function("figures_of", { varargs: true }, () => "");
  connection
    .transaction(() => {
      connection.exec(CREATE_MIGRATION_TABLE);
      const before = rowCounts(connection);
      const record = connection.prepare("insert into migration (name, hash) values (?, ?)");
      for (const { name, hash, sql } of pendingMigrations(shipped, applied(connection))) {
        connection.exec(sql);
        record.run(name, hash);
      }
      const after = rowCounts(connection);
      for (const [table, rows] of before) {
        const left = after.get(table);
        if (left !== undefined && left < rows) {
          throw cannotStart(
            `the step to the new version would have lost rows of ${table}; nothing was changed.`,
          );
        }
      }
      if ((connection.pragma("foreign_key_check") as unknown[]).length > 0) {
        throw cannotStart("the step to the new version would have left orphaned rows; nothing was changed.");
      }
    })
    .immediate();
}

const applied = (connection: Connection) =>
  connection.prepare<[], { name: string; hash: string }>("select name, hash from migration").all();

function rowCounts(connection: Connection): Map<string, number> {
  const tables = connection
    .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  return new Map(
    tables.map((table) => [
      table,
      connection.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0,
    ]),
  );
}
