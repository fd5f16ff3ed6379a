import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Database as Connection } from "better-sqlite3";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, inject, onTestFinished } from "vitest";
import { Database } from "../../app/db/connect.sqlite.server";
import { openStore } from "../../app/db/open.server";
import type { Db, Store } from "../../app/db/store";
import { type Caller, makeCaller } from "../../app/http/caller.server";
import type { Viewer } from "../../app/http/session.server";
import { readSettings } from "../../app/platform/settings/settings.server";

const cleanUps: (() => Promise<void>)[] = [];

/** A real, migrated, empty database of its own, closed and removed after the test file. */
export async function testStore(): Promise<Store> {
  return (await testDatabase()).store;
}

/** As `testStore`, with the address that opens the database once more. */
export async function testDatabase(): Promise<{ store: Store; databaseUrl: string; dataDir: string }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = inject("sqliteTemplate");
  const dataDir = dirname(template);
  const database = process.env.TEST_DATABASE === "postgres" ? await postgres(name) : sqlite(template, name);
  const store = await openStore({ databaseUrl: database.url, dataDir });
  cleanUps.push(async () => {
    await store.close();
    await database.remove();
  });
  return { store, databaseUrl: database.url, dataDir };
}

function sqlite(template: string, name: string) {
  const file = join(dirname(template), `${name}.db`);
  copyFileSync(template, file);
  return { url: `file:${file}`, remove: async () => rmSync(file) };
}

async function postgres(name: string) {
  const admin = inject("postgresUrl");
  await query(admin, `create database ${name} template template`);
  const url = new URL(admin);
  url.pathname = name;
  return { url: url.href, remove: () => query(admin, `drop database ${name} with (force)`) };
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
}, 120_000);

const NOON = Date.UTC(2026, 6, 14, 12);

const someone: Omit<Viewer, "id"> = {
  email: "robin@example.com",
  shareId: "robin",
  nickname: null,
  timeZone: "UTC",
  energy: "kcal",
  numbers: "shown",
  dayStart: 0,
  logsWeight: false,
  looksUpBarcodes: null,
  shownNutrients: [],
  unit: null,
  profileComplete: false,
  prompted: false,
  version: null,
};

/** A person who asks of a test's database. */
export const testCaller = (
  store: Store,
  viewer: Partial<Viewer> & { id: string },
  now = NOON,
  env: Record<string, string> = {},
): Caller =>
  makeCaller(store, {
    viewer: { ...someone, ...viewer },
    settings: readSettings(env),
    now,
    sender: { block: "test", session: async () => undefined },
  });

/** Accounts with these ids, as bare as an account can be. */
export async function addPeople(store: Store, ...ids: string[]): Promise<void> {
  const rows = ids.map((id) => ({
    id,
    email: `${id}@example.org`,
    password_hash: "none",
    share_id: id,
    created_at: 0,
  }));
  await store.tx(async (db) => {
    await db.insert(db.t.users).values(rows);
  });
}

/** All rows of every table, as one text for each: what a request changed shows when two of these are compared. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const [name, table] of Object.entries(db.t)) {
    const rows = await db.select().from(table as typeof db.t.users);
    contents[name] = rows
      .filter((row) => !("event" in row && row.event === "day.closed"))
      .map((row) => JSON.stringify(row, (column, value) => moment(name, column, value)))
      .sort()
      .join("\n");
  }
  return contents;
}

/** The server itself moves a reminder on, each full minute, and tries webhooks; where a day ends, it says so. */
const moment = (table: string, column: string, value: unknown) =>
  (column === "due_at" && value !== null) || TRIES[table]?.includes(column) ? "a moment" : value;

const TRIES: Record<string, string[]> = {
  webhook: ["failed_at", "failure", "day", "day_ends_at"],
  webhook_delivery: ["attempts"],
};

/** As `tableContents`, and the same object again while nothing was written. */
export function watchedContents(db: Db, databaseUrl: string): () => Promise<Record<string, string>> {
  const version = databaseUrl.startsWith("file:") ? sqliteVersion(databaseUrl) : () => postgresVersion(db);
  let known: unknown;
  let contents: Record<string, string> = {};
  return async () => {
    const current = await version();
    if (current !== known) contents = await tableContents(db);
    known = current;
    return contents;
  };
}

function sqliteVersion(databaseUrl: string): () => unknown {
  const connection = new Database(databaseUrl.slice("file:".length), { readonly: true });
  return () => connection.pragma("data_version", { simple: true });
}

/** A hash of every row. */
async function postgresVersion(db: Db): Promise<string> {
  const hashes = Object.values(db.t).map(
    (table) => sql`select sum(hashtextextended(row::text, 0)) as hash from ${table} as row`,
  );
  const all = sql`select string_agg(hash::text, ' ') as version from (${sql.join(hashes, sql` union all `)}) as one`;
  const { rows } = await (db as unknown as NodePgDatabase).execute<{ version: string }>(all);
  return rows[0]?.version ?? "";
}

/** Uses a connection of its own to the database in `file`, and closes it. */
export function withSqlite<T>(file: string, use: (connection: Connection) => T): T {
  const connection = new Database(file);
  try {
    return use(connection);
  } finally {
    connection.close();
  }
}

/** A database of this test's own without tables, of the kind that the run is for. */
export async function emptyDatabase(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-empty-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (process.env.TEST_DATABASE !== "postgres") return { dataDir, databaseUrl: `file:${dataDir}/old.db` };
  const url = new URL(inject("postgresUrl"));
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  url.pathname = name;
  return { dataDir, databaseUrl: url.href };
}

const onPostgres = process.env.TEST_DATABASE === "postgres";

/** A server's data folder and database, both empty; the SQLite file is not even there. */
export const backupTarget = () => target(onPostgres);

/** As `backupTarget`, on SQLite in every run. */
export const sqliteTarget = () => target(false);

async function target(onPostgres: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-restore-"));
  const databaseUrl = onPostgres
    ? (await testDatabase()).databaseUrl
    : `file:${join(dataDir, "pixelplate.db")}`;
  const open: Store[] = [];
  const close = async () => {
    for (const store of open.splice(0)) await store.close();
  };
  afterAll(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    databaseUrl,
    file: join(dataDir, "pixelplate.db"),
    async open() {
      const store = await openStore({ databaseUrl, dataDir });
      open.push(store);
      return store;
    },
    close,
  };
}

export type BackupTarget = Awaited<ReturnType<typeof backupTarget>>;

/** An empty folder, removed after the test file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-scratch-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
