import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withSqlite } from "../../tests/support/store";
import { Database } from "./connect.sqlite.server";
import { migrateSqlite } from "./migrate.sqlite.server";
import { type Migration, readMigrations } from "./migrations.server";
import { openStore } from "./open.server";

const shipped = readMigrations("sqlite");
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pixelplate-migrate-"));
  file = join(folder, "pixelplate.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** SQLite's own two files beside one that was looked at. */
const withoutLog = (names: string[]) => names.filter((name) => !/-(?:wal|shm)$/.test(name));
const step = (sql: string, name = "9999_next"): Migration => ({ name, hash: name, sql });

const addUsers = (count: number) =>
  withSqlite(file, (connection) =>
    connection.exec(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
       insert into users (id, email, password_hash, share_id, created_at) select i, i, '', i, 1 from n`,
    ),
  );
const countUsers = () =>
  withSqlite(file, (connection) =>
    connection.prepare<[], number>("select count(*) from users").pluck().get(),
  );

test("makes a database that only its owner may read, and nothing else", async () => {
  await migrateSqlite(file, shipped);
  expect(readdirSync(folder)).toEqual(["pixelplate.db"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(countUsers()).toBe(0);
});

test("a second time changes nothing", async () => {
  await migrateSqlite(file, shipped);
  addUsers(3);
  const before = readFileSync(file);
  await migrateSqlite(file, shipped);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(withoutLog(readdirSync(folder))).toEqual(["pixelplate.db"]);
});

test("a new step is taken once, keeps the rows and leaves a copy of before", async () => {
  await migrateSqlite(file, shipped);
  addUsers(3);
  const next = [...shipped, step("alter table users add column colour text")];
  await migrateSqlite(file, next);
  await migrateSqlite(file, next);
  expect(withSqlite(file, (connection) => connection.prepare("select colour from users").all())).toHaveLength(
    3,
  );
  const copy = `${file}.before-9999_next`;
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  file = copy;
  expect(countUsers()).toBe(3);
});

test("copies go after seven days", async () => {
  await migrateSqlite(file, shipped);
  for (const [name, days] of [
    ["old", 8],
    ["new", 6],
  ] as const) {
    writeFileSync(`${file}.before-${name}`, "");
    const time = Date.now() / 1000 - days * 86_400;
    utimesSync(`${file}.before-${name}`, time, time);
  }
  await migrateSqlite(file, shipped);
  expect(withoutLog(readdirSync(folder))).toEqual(["pixelplate.db", "pixelplate.db.before-new"]);
});

test("a step that rebuilds a table doesn't empty the tables that refer to it", async () => {
  const parent = step(
    "create table parent (id text primary key); create table child (id text primary key references parent on delete cascade); insert into parent values ('a'); insert into child values ('a');",
    "9998_tables",
  );
  await migrateSqlite(file, [...shipped, parent]);
  const rebuild = step(
    "create table __new_parent (id text primary key, name text); insert into __new_parent (id) select id from parent; drop table parent; alter table __new_parent rename to parent;",
  );
  await migrateSqlite(file, [...shipped, parent, rebuild]);
  expect(withSqlite(file, (connection) => connection.prepare("select id from child").all())).toEqual([
    { id: "a" },
  ]);
});

test.each([
  ["loses rows", "delete from users where id = '1'", "lost rows of users"],
  ["fails half-way", "alter table users add column colour text; select nonsense", "nonsense"],
  [
    "leaves orphans",
    "create table parent (id text primary key); create table child (id text references parent); insert into child values ('a')",
    "orphaned rows",
  ],
])("a step that %s is undone whole", async (_, sql, message) => {
  await migrateSqlite(file, shipped);
  addUsers(3);
  const before = schemaAndRows();
  await expect(migrateSqlite(file, [...shipped, step(sql)])).rejects.toThrow(message);
  expect(schemaAndRows()).toEqual(before);
  await migrateSqlite(file, shipped);
});

const schemaAndRows = () =>
  withSqlite(file, (connection) => [
    connection.prepare("select sql from sqlite_master").all(),
    connection.prepare("select * from users").all(),
    connection.prepare("select * from migration").all(),
  ]);

test.each<[string, () => void | Promise<void>, string]>([
  ["is empty", () => writeFileSync(file, ""), "is empty"],
  ["is something else", () => writeFileSync(file, "not a database at all".repeat(1000)), "is damaged"],
  ["was cut in half", () => truncateSync(file, statSync(file).size / 2), "is damaged"],
  ["has a page of zeros", () => zeroPage(2), "is damaged"],
  ["belongs to another program", () => otherDatabase(), "is not a database of Pixelplate"],
  [
    "is from a newer version",
    () => migrateSqlite(file, [...shipped, step("create table later (id text)")]),
    "newer version (it holds 9999_next)",
  ],
  [
    "came about differently",
    () => void withSqlite(file, (c) => c.exec("update migration set hash = 'x'")),
    "different migration",
  ],
])("a file that %s is refused with a sentence and left alone", async (_, spoil, message) => {
  await migrateSqlite(file, shipped);
  addUsers(500);
  await spoil();
  const before = readFileSync(file);
  const opened = openStore({ databaseUrl: `file:${file}`, dataDir: folder });
  await expect(opened).rejects.toThrow(`Pixelplate can't start: `);
  await expect(opened).rejects.toThrow(message);
  await expect(opened).rejects.toMatchObject({ name: "OperatorError" });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("the error names a file that can't be created", async () => {
  // No system takes the name that its journal would have; root may write anywhere.
  const long = join(folder, `${"x".repeat(240)}.db`);
  await expect(openStore({ databaseUrl: `file:${long}`, dataDir: folder })).rejects.toMatchObject({
    name: "OperatorError",
    message: `Pixelplate can't start: ${long} can't be opened for writing. Check DATA_DIR and its permissions.`,
  });
});

test("a folder in place of the file is named in a sentence", async () => {
  mkdirSync(file);
  await expect(openStore({ databaseUrl: `file:${file}`, dataDir: folder })).rejects.toMatchObject({
    name: "OperatorError",
    message: `Pixelplate can't start: ${file} is a folder. The database is a file; DATABASE_URL names another one.`,
  });
});

test("the error names a file that another program has locked", async () => {
  await migrateSqlite(file, shipped);
  const other = new Database(file);
  other.exec("pragma locking_mode = exclusive; begin exclusive");
  await expect(openStore({ databaseUrl: `file:${file}`, dataDir: folder })).rejects.toThrow(
    `${file} is held by another program.`,
  );
  other.close();
});

function zeroPage(number: number) {
  const bytes = readFileSync(file);
  bytes.fill(0, (number - 1) * 4096, number * 4096);
  writeFileSync(file, bytes);
}

function otherDatabase() {
  rmSync(file);
  withSqlite(file, (connection) => connection.exec("create table recipe (id text)"));
}

test.each(["session-secret", "avatars", "pixelplate.db-wal"])(
  "a missing file is refused when %s is there",
  async (name) => {
    mkdirSync(join(folder, name));
    await expect(migrateSqlite(file, shipped)).rejects.toThrow("is missing");
    expect(existsSync(file)).toBe(false);
  },
);

test("a start cut short doesn't hinder the next one", async () => {
  writeFileSync(`${file}.new-${process.pid}`, "half a database");
  await migrateSqlite(file, shipped);
  expect(countUsers()).toBe(0);
});
