import type { Contents, Row } from "./contents";
import { StoreError } from "./store-error";

type Table = Contents["tables"][number];

const NAME = /^[a-z][a-z_]*$/;

/** A table and its columns, as they stand in an `insert`. Throws when a name is none that we would give. */
export function namesOf({ name, columns }: Table): string {
  const names = Object.keys(columns);
  if (![name, ...names].every((each) => NAME.test(each)))
    throw new StoreError("the backup names what no database of Pixelplate has.", "restore");
  return `"${name}" (${names.map((column) => `"${column}"`).join(", ")})`;
}

/** Hands on all rows of a table. Throws when there are more or fewer than the contents promise. */
export async function countRows(contents: Contents, table: Table, take: (rows: Row[]) => unknown) {
  let rows = 0;
  for await (const some of contents.rows(table.name)) {
    rows += some.length;
    await take(some);
  }
  if (rows !== table.rowCount)
    throw new StoreError(`the backup holds ${rows} rows of ${table.name}, not ${table.rowCount}.`, "restore");
}

export const notEmpty = (accounts: number) =>
  new StoreError(
    `the database holds ${accounts === 1 ? "an account" : `${accounts} accounts`} already; --force replaces them.`,
    "restore",
  );
