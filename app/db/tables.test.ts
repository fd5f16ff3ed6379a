import { is, Table } from "drizzle-orm";
import { type PgTable, getTableConfig as pgConfig } from "drizzle-orm/pg-core";
import { type SQLiteColumn, type SQLiteTable, getTableConfig as sqliteConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { Database } from "./connect.sqlite.server";
import { userTables } from "./contents";
import { readMigrations } from "./migrations.server";
import { sqliteTables } from "./queries.sqlite.server";
import { pgTables } from "./tables.pg";

const sqlite = tablesOf(sqliteTables).map((table) => sqliteConfig(table as SQLiteTable));
const pg = tablesOf(pgTables()).map((table) => pgConfig(table as unknown as PgTable));
/** Public data, the same for everybody, that the operator imported; counts under hashes; invites; the server's secret. */
const SHARED = [
  "food_import",
  "imported_food",
  "imported_food_word",
  "invite",
  "rate_limit",
  "server_secret",
];
const byUser = sqlite.filter(({ name }) => name !== "users" && !SHARED.includes(name));
/** Found by something else than the person, who is still unknown, or by a house; Citus would have it on every node, as `users`. */
const FOUND_OTHERWISE = ["user_identity", "house_member"];
const distributed = byUser.filter(({ name }) => !FOUND_OTHERWISE.includes(name));

function tablesOf(module: object): Table[] {
  return Object.values(module).filter((value) => is(value, Table));
}

/** The columns of the primary key and of every unique index. */
function keysOf({ columns, primaryKeys, indexes, uniqueConstraints }: (typeof sqlite)[number]): string[][] {
  return [
    ...columns.filter((column) => column.primary || column.isUnique).map((column) => [column]),
    ...primaryKeys.map((key) => key.columns),
    ...uniqueConstraints.map((key) => key.columns),
    ...indexes.filter((index) => index.config.unique).map((index) => index.config.columns as SQLiteColumn[]),
  ].map((key) => key.map((column) => column.name));
}

test.each(distributed.map((table) => [table.name, table] as const))(
  "the user's id leads every key of %s",
  (_, table) => {
    const keys = keysOf(table);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.map((key) => key[0])).toEqual(keys.map(() => "user_id"));
  },
);

test("what belongs to nobody names nobody", () => {
  const shared = sqlite.filter(({ name }) => SHARED.includes(name));
  expect(shared.map(({ name }) => name).sort()).toEqual(SHARED);
  for (const { columns } of shared) expect(columns.map(({ name }) => name)).not.toContain("user_id");
  expect(Object.keys(userTables(sqliteTables)).sort()).toEqual(byUser.map(({ name }) => name).sort());
});

test("both dialects hold the same tables, columns, keys and indexes", () => {
  const shape = (table: (typeof sqlite)[number] | (typeof pg)[number]) => ({
    name: table.name,
    columns: table.columns.map(({ name, notNull }) => ({ name, notNull })),
    keys: table.primaryKeys.map((key) => key.columns.map(({ name }) => name)),
    indexes: table.indexes.map(({ config }) => [
      config.name,
      config.unique,
      config.columns.map((column) => "name" in column && column.name),
    ]),
    checks: table.checks.map(({ name }) => name),
  });
  expect(pg.map(shape)).toEqual(sqlite.map(shape));
});

test("both dialects have the same migrations", () => {
  const names = (dialect: "sqlite" | "pg") => readMigrations(dialect).map(({ name }) => name);
  expect(names("pg")).toEqual(names("sqlite"));
  expect(names("pg")).not.toEqual([]);
});

test("the migrations make the tables that are declared, strict and without row ids", () => {
  const connection = new Database(":memory:");
  connection.function("figures_of", String);
  for (const { sql } of readMigrations("sqlite")) connection.exec(sql);
  const made = connection
    .prepare<[], { name: string; strict: number; wr: number }>("pragma table_list")
    .all()
    .filter(({ name }) => !name.startsWith("sqlite_"));
  expect(made.map(({ name }) => name).sort()).toEqual(sqlite.map(({ name }) => name).sort());
  for (const table of made) expect(table).toMatchObject({ strict: 1, wr: 1 });
  for (const { name, columns } of sqlite) {
    const made = connection.prepare<[], { name: string }>(`pragma table_info(${name})`).all();
    expect(made.map((column) => column.name).sort()).toEqual(columns.map((column) => column.name).sort());
  }
});
