import { isNull, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Kit } from "./kit.sqlite";
import { makeTables, type Tables } from "./tables";

// Sorted by code point, as in SQLite, whatever the database's locale.
const text = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const kit = {
  table: pgTable,
  str: (name: string) => text(name),
  int: (name: string) => integer(name),
  num: (name: string) => doublePrecision(name),
  ts: (name: string) => bigint(name, { mode: "number" }),
  bool: (name: string) => boolean(name),
  json: (name: string) => jsonb(name),
  pk: (...columns: [PgColumn, ...PgColumn[]]) => primaryKey({ columns }),
  index: (name: string, ...columns: [PgColumn, ...PgColumn[]]) => index(name).on(...columns),
  indexOfNull: (name: string, column: PgColumn) => index(name).on(column).where(isNull(column)),
  unique: (name: string, ...columns: [PgColumn, ...PgColumn[]]) => uniqueIndex(name).on(...columns),
  range: (name: string, columns: PgColumn[], low: number, high: number) =>
    check(
      name,
      sql.join(
        columns.map((column) => sql`${column} between ${sql.raw(`${low} and ${high}`)}`),
        sql` and `,
      ),
    ),
};

// Awaited builders answer alike in both dialects, so SQLite's types serve all queries.
const pgKit = kit as unknown as Kit;

let tables: Tables | undefined;

export const pgTables = (): Tables => (tables ??= makeTables(pgKit));
