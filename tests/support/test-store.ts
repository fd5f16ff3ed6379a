import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";

const cleanUps: (() => Promise<void>)[] = [];

/** A real, migrated, empty database of its own, closed and removed after the test file. */
export async function testStore(): Promise<Store> {
  return (await testDatabase()).store;
}

/** As `testStore`, with the address that opens the database once more. */
export async function testDatabase(): Promise<{ store: Store; databaseUrl: string; dataDir: string }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = inject("sqliteTemplate");
  const dataDir = dirname(template);
  const database = process.env.TEST_DATABASE === "postgres" ? await postgres(name) : sqlite(template, name);
  const store = await openStore({ databaseUrl: database.url, dataDir });
  cleanUps.push(async () => {
    await store.close();
    await database.remove();
  });
  return { store, databaseUrl: database.url, dataDir };
}

function sqlite(template: string, name: string) {
  const file = join(dirname(template), `${name}.db`);
  copyFileSync(template, file);
  return { url: `file:${file}`, remove: async () => rmSync(file) };
}

async function postgres(name: string) {
  const admin = inject("postgresUrl");
  await query(admin, `create database ${name} template template`);
  const url = new URL(admin);
  url.pathname = name;
  return { url: url.href, remove: () => query(admin, `drop database ${name} with (force)`) };
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});
