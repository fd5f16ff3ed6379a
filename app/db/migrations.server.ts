import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cannotStart } from "~/platform/operator-error";

export type Migration = { name: string; hash: string; sql: string };

export function readMigrations(dialect: "sqlite" | "pg"): Migration[] {
  const folder = resolve("drizzle", dialect);
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(`${folder}/meta/_journal.json`, "utf8"),
  );
  return journal.entries.map(({ tag }) => {
    const sql = readFileSync(`${folder}/${tag}.sql`, "utf8").replaceAll("\r\n", "\n");
    return { name: tag, hash: createHash("sha256").update(sql).digest("hex"), sql };
  });
}

export const CREATE_MIGRATION_TABLE =
  "create table if not exists migration (name text primary key, hash text not null)";

/** The steps of `shipped` not yet in `applied`. Throws OperatorError when the database is newer or knows a step differently. */
export function pendingMigrations(
  shipped: Migration[],
  applied: { name: string; hash: string }[],
): Migration[] {
  const hashes = new Map(shipped.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of applied) {
    const known = hashes.get(name);
    if (!known) {
      throw cannotStart(
        `the database is from a newer version (it holds ${name}). Start that version, or restore a copy from before it.`,
      );
    }
    if (known !== hash) throw cannotStart(`the database was made with a different migration ${name}.`);
  }
  const done = new Set(applied.map(({ name }) => name));
  return shipped.filter(({ name }) => !done.has(name));
}
