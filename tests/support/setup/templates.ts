import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateSqlite } from "~/db/migrate.sqlite.server";
import { fnddsTable } from "~/features/meals/fndds/fndds-table.server";
import { readMigrations } from "../../../app/db/migrations.server";
import { pgHosts } from "../../../app/db/postgres/hosts.pg.server";
import { migratePg } from "../../../app/db/postgres/store.pg.server";
import { startPostgres } from "../postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    sqliteTemplate: string;
    /** Address of the server's own database; test stores are made beside it from the database `template`. */
    postgresUrl: string;
  }
}

/** The table of foods, which takes seconds on a busy machine, and one migrated, empty database that every test store is copied from. */
export default async function setup(project: TestProject) {
  await fnddsTable();
  const dropFile = await sqliteTemplate(project);
  const stop = process.env.TEST_DATABASE === "postgres" ? await postgresTemplate(project) : undefined;
  return async () => {
    dropFile();
    await stop?.();
  };
}

async function sqliteTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-test-"));
  const template = join(folder, "template.db");
  await migrateSqlite(template, readMigrations("sqlite"));
  project.provide("sqliteTemplate", template);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject) {
  const server = await startPostgres();
  try {
    await makeTemplate(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("postgresUrl", server.url("postgres"));
  return () => server.stop();
}

async function makeTemplate(server: Awaited<ReturnType<typeof startPostgres>>) {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database template");
  await client.end();
  const hosts = pgHosts(server.url("template"));
  await migratePg(hosts, readMigrations("pg"));
  await hosts.close();
}
