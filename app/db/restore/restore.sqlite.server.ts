import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Database as Connection } from "better-sqlite3";
import { Database } from "~/db/connect.sqlite.server";
import type { ColumnKind, Contents } from "~/db/contents";
import { checkSqlite, recordCleanShutdown } from "~/db/integrity.sqlite.server";
import { makeSqlite, migrateSqlite } from "~/db/migrate.sqlite.server";
import type { Migration } from "~/db/migrations.server";
import { sqlCode } from "~/db/store";
import { openSqliteStore } from "~/db/store.sqlite.server";
import { cannotRestore, OperatorError } from "~/platform/operator-error";
import { type Check, countRows, misfit, namesOf, notEmpty, type Steps } from "./restored-rows";

export async function restoreSqlite(
  file: string,
  contents: Contents,
  { before, all }: Steps,
  force: boolean,
  check?: Check,
): Promise<string | undefined> {
  const exists = existsSync(file) && statSync(file).size > 0;
  if (exists) release(file, force);
  const draft = `${file}.restore-${process.pid}`;
  try {
    makeSqlite(draft, before);
    await fill(draft, contents);
    await migrateSqlite(draft, all);
    if (check) await looked(draft, all, check);
    const fault = await checkSqlite(draft).fault;
    if (fault) throw cannotRestore(`the database that was made of it is damaged (${fault}).`);
    const former = moveIntoPlace(draft, file);
    recordCleanShutdown(file);
    return former;
  } finally {
    for (const name of readdirSync(dirname(file)))
      if (name.startsWith(basename(draft))) rmSync(join(dirname(file), name));
  }
}

async function looked(draft: string, all: Migration[], check: Check) {
  const store = openSqliteStore(draft, all.at(-1)?.name ?? "");
  await check(store.read).finally(() => store.close());
}

/** Refuses while somebody else has the former database open: their writes would be lost. A damaged one may go. */
function release(file: string, force: boolean) {
  let connection: Connection | undefined;
  try {
    connection = new Database(file, { timeout: 0 });
    const ours = connection.prepare("select 1 from sqlite_master where name = 'users'").get();
    const rows = ours ? connection.prepare<[], number>("select count(*) from users").pluck().get() : 0;
    if (rows && !force) throw notEmpty(rows);
    // Closes its log into the file; fails while another connection is open.
    connection.pragma("journal_mode = DELETE");
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (/^SQLITE_BUSY/.test(sqlCode(error)))
      throw cannotRestore("the database is in use. Stop the server, restore, and start it again.");
    if (!force) throw cannotRestore(`${file} is damaged; --force puts it aside.`);
  } finally {
    connection?.close();
  }
}

async function fill(draft: string, contents: Contents) {
  const connection = new Database(draft);
  try {
    connection.pragma("synchronous = FULL");
    connection.exec("begin immediate");
    for (const table of contents.tables) {
      const columns = Object.entries(table.columns);
      const places = columns.map(() => "?").join(", ");
      const sql = `insert into ${namesOf(table)} values (${places})`;
      await countRows(contents, table, (rows) => {
        try {
          const insert = connection.prepare(sql);
          for (const row of rows) insert.run(columns.map(([name, kind]) => stored(row[name], kind)));
        } catch (error) {
          throw misfit(error, table.name);
        }
      });
    }
    connection.exec("commit");
  } finally {
    connection.close();
  }
}

function stored(value: unknown, kind: ColumnKind) {
  if (value === null || value === undefined) return null;
  if (kind === "json") return JSON.stringify(value);
  return kind === "bool" ? Number(value) : value;
}

function moveIntoPlace(draft: string, file: string): string | undefined {
  let former: string | undefined;
  if (existsSync(file)) {
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
    former = `${file}.before-restore-${stamp}`;
    keep(file, former);
    utimesSync(former, new Date(), new Date());
  }
  // A damaged database's log must not be applied to the new one.
  for (const part of ["-wal", "-shm"])
    if (existsSync(file + part)) renameSync(file + part, `${former ?? `${file}.before-restore`}${part}`);
  renameSync(draft, file);
  return former;
}

/** Both names exist meanwhile, so that there is always a database. */
function keep(file: string, former: string) {
  try {
    linkSync(file, former);
  } catch {
    copyFileSync(file, former);
  }
}
