import pg from "pg";
import type { TestProject } from "vitest/node";
import { readMigrations } from "../../app/db/migrations.server";
import { pgHosts } from "../../app/db/postgres/hosts.pg.server";
import { migratePg } from "../../app/db/postgres/store.pg.server";
import { startPostgres } from "./postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the server's own database; test stores are made beside it from the database `template`. */
    postgresUrl: string;
  }
}

/** A PostgreSQL server with one migrated, empty database that every test store is copied from. */
export default async function setup(project: TestProject) {
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
