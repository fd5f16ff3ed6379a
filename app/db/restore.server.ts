import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { cannotRestore } from "~/platform/operator-error";
import type { Contents } from "./contents";
import { pgHosts } from "./hosts.pg.server";
import { type Migration, readMigrations } from "./migrations.server";
import { restorePg } from "./restore.pg.server";
import { restoreSqlite } from "./restore.sqlite.server";
import { sqliteFile } from "./sqlite-file";

export type Steps = {
  /** Those that lead to the schema of the contents. */
  before: Migration[];
  /** All that this version has. */
  all: Migration[];
};

/**
 * Puts `contents` in the place of what the database holds, wholly or not at all. What is there already is replaced
 * only with `force`. Contents of an older version are brought up to date. Gives the path of the former SQLite file,
 * which stays for seven days. Throws OperatorError with a sentence for the operator.
 */
export async function restoreStore(
  databaseUrl: string,
  contents: Contents,
  force: boolean,
): Promise<string | undefined> {
  if (!databaseUrl.startsWith("file:")) {
    const hosts = pgHosts(databaseUrl);
    return restorePg(hosts, contents, stepsTo(contents.schema, "pg"), force).finally(() => hosts.close());
  }
  const file = sqliteFile(databaseUrl);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return restoreSqlite(file, contents, stepsTo(contents.schema, "sqlite"), force);
}

function stepsTo(schema: string, dialect: "sqlite" | "pg"): Steps {
  const all = readMigrations(dialect);
  const last = all.findIndex(({ name }) => name === schema);
  if (last < 0)
    throw cannotRestore(`the backup is from a newer version (it holds ${schema}). Restore it with that.`);
  return { before: all.slice(0, last + 1), all };
}
