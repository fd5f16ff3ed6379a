import { type Contents, type Row, tableFacts } from "~/db/contents";
import type { Migration } from "~/db/migrations.server";
import { type Db, isUnavailable, sqlCode } from "~/db/store";
import { cannotRestore, OperatorError } from "~/platform/operator-error";

/** Looks at the new database before it counts; throws to undo it. */
export type Check = (db: Db) => Promise<void>;

/** Migrations up to the backup's schema, and all. */
export type Steps = { before: Migration[]; all: Migration[] };

type Table = Contents["tables"][number];

const NAME = /^[a-z][a-z0-9_]*$/;

export function namesOf({ name, columns }: Table): string {
  const names = Object.keys(columns);
  if (!Object.hasOwn(tableFacts(), name) || !names.every((column) => NAME.test(column)))
    throw cannotRestore("the backup names what no database of Pixelplate has.");
  return `"${name}" (${names.map((column) => `"${column}"`).join(", ")})`;
}

export async function countRows(contents: Contents, table: Table, take: (rows: Row[]) => unknown) {
  let rows = 0;
  for await (const batch of contents.rows(table.name)) {
    rows += batch.length;
    await take(batch.map(mended));
  }
  if (rows !== table.rowCount)
    throw cannotRestore(`the backup holds ${rows} rows of ${table.name}, not ${table.rowCount}.`);
}

export const notEmpty = (accounts: number) =>
  cannotRestore(
    `the database holds ${accounts === 1 ? "an account" : `${accounts} accounts`} already; --force replaces them.`,
  );

/** What to tell of rows that a table refused. */
export function misfit(error: unknown, table: string): unknown {
  if (error instanceof OperatorError || isUnavailable(error)) return error;
  const why = sqlCode(error) || "no values of their columns";
  return cannotRestore(`its rows of ${table} are not as this version has them (${why}).`);
}

/** With U+FFFD for each NUL and half character of older rows, which not every database can hold. */
export function mended<Value>(value: Value): Value {
  return UNSTORABLE.test(JSON.stringify(value)) ? (everyText(value) as Value) : value;
}

function everyText(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\ufffd");
  if (Array.isArray(value)) return value.map(everyText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [everyText(name), everyText(part)]));
}

/** In JSON: NUL, or a surrogate without its other half. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/;
