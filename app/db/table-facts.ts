import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { ColumnKind, ColumnKinds } from "./contents";
import { tables } from "./tables.pg";

/** PostgreSQL names every kind of column differently; SQLite keeps JSON and flags as texts and numbers. */
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
  /** The columns of the primary key, in its order. */
  key: string[];
  columns: ColumnKinds;
  /** The columns that can't be empty. */
  required: string[];
};

/** What is declared of every table, by its name; the same for both databases. */
export const TABLE_FACTS: Record<string, TableFacts> = Object.fromEntries(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => factsOf(table as unknown as PgTable))
    .map((facts) => [facts.name, facts]),
);

function factsOf(table: PgTable): TableFacts {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
  const kinds = columns.map((column) => [column.name, KINDS[column.getSQLType()] ?? "text"] as const);
  return {
    name,
    key: key.map((column) => column.name),
    columns: Object.fromEntries(kinds),
    required: columns.filter((column) => column.notNull).map((column) => column.name),
  };
}
