import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { sqliteFile } from "~/db/connect.sqlite.server";
import type { Contents } from "~/db/contents";
import { readMigrations } from "~/db/migrations.server";
import { pgHosts } from "~/db/postgres/hosts.pg.server";
import { cannotRestore } from "~/platform/operator-error";
import { restorePg } from "./restore.pg.server";
import { restoreSqlite } from "./restore.sqlite.server";
import type { Check, Steps } from "./restored-rows";

/** Replaces the database by `contents`, completely or not at all; existing accounts only with `force`. Returns the former SQLite file's path. Throws OperatorError. */
export async function restoreStore(
  databaseUrl: string,
  contents: Contents,
  force: boolean,
  check?: Check,
): Promise<string | undefined> {
  if (!databaseUrl.startsWith("file:")) {
    const hosts = pgHosts(databaseUrl);
    return restorePg(hosts, contents, stepsTo(contents.schema, "pg"), force, check).finally(() =>
      hosts.close(),
    );
  }
  const file = sqliteFile(databaseUrl);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return restoreSqlite(file, contents, stepsTo(contents.schema, "sqlite"), force, check);
}

function stepsTo(schema: string, dialect: "sqlite" | "pg"): Steps {
  const all = readMigrations(dialect);
  const last = all.findIndex(({ name }) => name === schema);
  if (last < 0)
    throw cannotRestore(`the backup is from a newer version (it holds ${schema}). Restore it with that.`);
  return { before: all.slice(0, last + 1), all };
}
