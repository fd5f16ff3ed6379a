import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { openStore } from "~/db/open.server";
import type { Store } from "~/db/store";
import { testDatabase } from "./test-store";

const onPostgres = process.env.TEST_DATABASE === "postgres";

/** A server's data folder and database, both empty; the SQLite file is not even there. */
export const backupTarget = () => target(onPostgres);

/** As `backupTarget`, on SQLite in every run. */
export const sqliteTarget = () => target(false);

async function target(onPostgres: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-restore-"));
  const databaseUrl = onPostgres
    ? (await testDatabase()).databaseUrl
    : `file:${join(dataDir, "pixelplate.db")}`;
  const open: Store[] = [];
  const close = async () => {
    for (const store of open.splice(0)) await store.close();
  };
  afterAll(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    databaseUrl,
    file: join(dataDir, "pixelplate.db"),
    async open() {
      const store = await openStore({ databaseUrl, dataDir });
      open.push(store);
      return store;
    },
    close,
  };
}

export type BackupTarget = Awaited<ReturnType<typeof backupTarget>>;
