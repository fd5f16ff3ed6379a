import { isNull, sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => (value === null ? (null as never) : JSON.stringify(value)),
  fromDriver: (value) => JSON.parse(value),
});
const bool = customType<{ data: boolean; driverData: number }>({
  dataType: () => "integer",
  toDriver: (value) => (value === null ? (null as never) : value ? 1 : 0),
  fromDriver: (value) => value === 1,
});

/** Column kinds with the same meaning on SQLite and PostgreSQL. `tables.ts` declares tables once; here and `kit.pg.ts` build them. */
export const sqliteKit = {
  table: sqliteTable,
  str: (name: string) => text(name),
  int: (name: string) => integer(name),
  num: (name: string) => real(name),
  /** Milliseconds since 1970 UTC. */
  ts: (name: string) => integer(name),
  bool: (name: string) => bool(name),
  json: <T>(name: string) => json(name).$type<T>(),
  pk: (first: SQLiteColumn, ...rest: SQLiteColumn[]) => primaryKey({ columns: [first, ...rest] }),
  index: (name: string, first: SQLiteColumn, ...rest: SQLiteColumn[]) => index(name).on(first, ...rest),
  /** Of the rows without a value in `column` alone. */
  indexOfNull: (name: string, column: SQLiteColumn) => index(name).on(column).where(isNull(column)),
  unique: (name: string, first: SQLiteColumn, ...rest: SQLiteColumn[]) =>
    uniqueIndex(name).on(first, ...rest),
  range: (name: string, columns: SQLiteColumn[], low: number, high: number) =>
    check(
      name,
      sql.join(
        columns.map((column) => sql`${column} between ${sql.raw(`${low} and ${high}`)}`),
        sql` and `,
      ),
    ),
};

export type Kit = typeof sqliteKit;
