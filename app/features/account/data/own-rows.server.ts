import type { Row } from "~/db/contents";
import { LEFT_OUT } from "~/db/left-out";
import { rowsOf } from "~/db/rows-of.server";
import type { Db } from "~/db/store";
import { userTables } from "~/db/user-tables";

export const ownTables = (db: Db): string[] =>
  ["users", ...Object.keys(userTables(db.t))].filter((name) => !Object.hasOwn(LEFT_OUT, name));

/** One person's rows of a table in pages, without hashes of passwords and secrets. */
export async function* ownRows(db: Db, table: string, userId: string): AsyncGenerator<Row[]> {
  for await (const rows of rowsOf(db, table, userId)) yield rows.map((row) => withoutSecrets(table, row));
}

/** With these, others could send notifications to a browser. */
const PUSH_SECRETS = ["endpoint", "public_key", "auth"];
export const isSecret = (column: string) => column.endsWith("_hash") || PUSH_SECRETS.includes(column);

function withoutSecrets(table: string, row: Row): Row {
  const shown = Object.entries(row).filter(([column]) => !isSecret(column));
  return Object.fromEntries(table === "avatars" ? shown.filter(([column]) => column !== "user_id") : shown);
}
