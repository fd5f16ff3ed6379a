import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { ColumnKind, ColumnKinds } from "./contents";
import { tables } from "./tables.pg";

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
  /** In key order. */
  key: string[];
  columns: ColumnKinds;
  required: string[];
  /** With a value of their own where a row of an older version has none. */
  defaults: string[];
  /** Instants, in ms. */
  times: string[];
};

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
    defaults: columns.filter((column) => column.hasDefault).map((column) => column.name),
    times: columns.filter((column) => column.getSQLType() === "bigint").map((column) => column.name),
  };
}
