import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";

/** A database of this test's own without tables, of the kind that the run is for. */
export async function emptyDatabase(name: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-empty-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (process.env.TEST_DATABASE !== "postgres") return { dataDir, databaseUrl: `file:${dataDir}/old.db` };
  const url = new URL(inject("postgresUrl"));
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  url.pathname = name;
  return { dataDir, databaseUrl: url.href };
}
