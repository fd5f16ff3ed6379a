import { cannotRestore, OperatorError } from "~/platform/operator-error";
import { type Contents, type Row, TABLE_FACTS } from "./contents";
import { isUnavailable, sqlCode } from "./errors";
import type { Migration } from "./migrations.server";
import type { Db } from "./store";

/** Looks at the new database before it counts; throws to undo it. */
export type Check = (db: Db) => Promise<void>;

/** Migrations up to the backup's schema, and all. */
export type Steps = { before: Migration[]; all: Migration[] };

type Table = Contents["tables"][number];

const NAME = /^[a-z][a-z0-9_]*$/;

export function namesOf({ name, columns }: Table): string {
  const names = Object.keys(columns);
  if (!Object.hasOwn(TABLE_FACTS, name) || !names.every((column) => NAME.test(column)))
    throw cannotRestore("the backup names what no database of Pixelplate has.");
  return `"${name}" (${names.map((column) => `"${column}"`).join(", ")})`;
}

export async function countRows(contents: Contents, table: Table, take: (rows: Row[]) => unknown) {
  let rows = 0;
  for await (const batch of contents.rows(table.name)) {
    rows += batch.length;
    await take(batch);
  }
  if (rows !== table.rowCount)
    throw cannotRestore(`the backup holds ${rows} rows of ${table.name}, not ${table.rowCount}.`);
}

export const notEmpty = (accounts: number) =>
  cannotRestore(
    `the database holds ${accounts === 1 ? "an account" : `${accounts} accounts`} already; --force replaces them.`,
  );

export const misfit = (error: unknown, table: string): unknown =>
  error instanceof OperatorError || isUnavailable(error)
    ? error
    : cannotRestore(
        `its rows of ${table} are not as this version has them (${sqlCode(error) || "no values of their columns"}).`,
      );
