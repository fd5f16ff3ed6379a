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

/** What to tell of `rows` that a table refused: which one of whom, where a text is to blame that not every database can hold. */
export function misfit(error: unknown, table: string, rows: Row[]): unknown {
  if (error instanceof OperatorError || isUnavailable(error)) return error;
  const why = sqlCode(error) || "no values of their columns";
  const row = rows.find((row) => UNSTORABLE.test(JSON.stringify(row)));
  const which = row
    ? ` Row ${row.id ?? "without an id"} of person ${row.user_id ?? row.id} holds a text with NUL or half a character.`
    : "";
  return cannotRestore(`its rows of ${table} are not as this version has them (${why}).${which}`);
}

/** In JSON: NUL, or a surrogate without its other half. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/;
