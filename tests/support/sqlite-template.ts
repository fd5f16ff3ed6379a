import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateSqlite } from "~/db/migrate.sqlite.server";
import { fnddsTable } from "~/features/meals/fndds/fndds-table.server";
import { readMigrations } from "../../app/db/migrations.server";

declare module "vitest" {
  export interface ProvidedContext {
    sqliteTemplate: string;
  }
}

/** The table of foods, which takes seconds on a busy machine, and one migrated, empty database file that every test store is copied from. */
export default async function setup(project: TestProject) {
  await fnddsTable();
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-test-"));
  const template = join(folder, "template.db");
  await migrateSqlite(template, readMigrations("sqlite"));
  project.provide("sqliteTemplate", template);
  return () => rmSync(folder, { recursive: true, force: true });
}
