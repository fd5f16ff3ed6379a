import { sql } from "drizzle-orm";
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
  // A prepared query also hands on null.
  toDriver: (value) => (value === null ? (null as never) : JSON.stringify(value)),
  fromDriver: (value) => JSON.parse(value),
});
const bool = customType<{ data: boolean; driverData: number }>({
  dataType: () => "integer",
  toDriver: (value) => (value === null ? (null as never) : value ? 1 : 0),
  fromDriver: (value) => value === 1,
});

/**
 * The few column kinds that mean the same on SQLite and PostgreSQL. Tables are declared once with these
 * (`tables.ts`) and built twice, here and by `kit.pg.ts`; the types come from SQLite.
 */
export const sqliteKit = {
  table: sqliteTable,
  /** Text, ids and `YYYY-MM-DD` dates. */
  str: (name: string) => text(name),
  int: (name: string) => integer(name),
  /** Grams, kcal, fractions. */
  num: (name: string) => real(name),
  /** An instant, in milliseconds since 1970 UTC. */
  ts: (name: string) => integer(name),
  bool: (name: string) => bool(name),
  json: <T>(name: string) => json(name).$type<T>(),
  pk: (first: SQLiteColumn, ...rest: SQLiteColumn[]) => primaryKey({ columns: [first, ...rest] }),
  index: (name: string, first: SQLiteColumn, ...rest: SQLiteColumn[]) => index(name).on(first, ...rest),
  unique: (name: string, first: SQLiteColumn, ...rest: SQLiteColumn[]) =>
    uniqueIndex(name).on(first, ...rest),
  /** Refuses rows in which one of `columns` lies outside `low` to `high`. */
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
