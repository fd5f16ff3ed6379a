import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Tables } from "./tables";
import { pgTables } from "./tables.pg";

/** A column's type, independent of the database. A JSON column may hold a plain text, so the value alone doesn't show it. */
export type ColumnKind = "text" | "integer" | "number" | "bool" | "json";

export type ColumnKinds = Record<string, ColumnKind>;
export type Row = Record<string, unknown>;

export type Contents = {
  schema: string;
  tables: { name: string; columns: ColumnKinds; rowCount: number }[];
  rows: (table: string) => AsyncIterable<Row[]>;
};

/** Tables with a `user_id`: not `users` itself, imported food data, counts of attempts, invites or the server's secret. */
export function userTables(tables: Tables) {
  const {
    users,
    food_import,
    imported_food,
    imported_food_word,
    rate_limit,
    server_secret,
    invite,
    ...byUser
  } = tables;
  return byUser;
}

/** Tables of a person that no export holds, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  day_food_total: "Sums of a day's foods by name, made of the foods.",
  user_version: "A random mark that changes with the rows; it says nothing by itself.",
  import_row:
    "Rows of a file of one's own, until the import can no longer be undone; added ones are in their tables.",
  import_piece: "A file of one's own, until its columns are named.",
};

const KINDS: Record<string, ColumnKind> = {
  'text COLLATE "C"': "text",
  integer: "integer",
  bigint: "integer",
  "double precision": "number",
  boolean: "bool",
  jsonb: "json",
};

type TableFacts = {
  name: string;
  key: string[];
  columns: ColumnKinds;
  required: string[];
  /** With a value of their own where a row of an older version has none. */
  defaults: string[];
  /** Instants, in ms. */
  times: string[];
};

let facts: Record<string, TableFacts> | undefined;

export function tableFacts(): Record<string, TableFacts> {
  facts ??= Object.fromEntries(
    Object.values(pgTables())
      .filter((table) => is(table, PgTable))
      .map((table) => factsOf(table as unknown as PgTable))
      .map((facts) => [facts.name, facts]),
  );
  return facts;
}

function factsOf(table: PgTable): TableFacts {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  const kinds = columns.map((column) => [column.name, KINDS[column.getSQLType()] ?? "text"] as const);
  return {
    name,
    key: key.map((column) => column.name),
    columns: Object.fromEntries(kinds),
    required: columns.filter((column) => column.notNull).map((column) => column.name),
    defaults: columns.filter((column) => column.hasDefault).map((column) => column.name),
    times: columns.filter((column) => column.getSQLType() === "bigint").map((column) => column.name),
  };
}
