import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrations } from "~/db/migrations.server";
import { rowsOf } from "~/db/rows-of.server";
import type { Db, Store } from "~/db/store";
import { TABLE_FACTS } from "~/db/table-facts";
import { VERSION } from "~/platform/version";
import { ACCESS_TABLES } from "./access-tables";
import { pack, sumOf } from "./archive.server";
import type { Manifest } from "./manifest.server";

export type Made = { file: string; rows: number; avatars: number };

/** Archives people's rows at one moment, without anything that lets somebody in. The server may be running. */
export async function makeBackup(
  store: Pick<Store, "snapshot">,
  dataDir: string,
  archive: string,
  now: number,
): Promise<Made> {
  const backups = join(dataDir, "backups");
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(backups, ".making-"));
  try {
    await mkdir(join(folder, "tables"));
    const tables = await store.snapshot((db) => writeTables(db, folder));
    const paths = tables.map(({ name }) => tableFile(name));
    const files = Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await sumOf(folder, path)] as const)),
    );
    const manifest: Manifest = {
      product: "pixelplate",
      format: 1,
      version: VERSION,
      schema: readMigrations("sqlite").at(-1)?.name ?? "",
      madeAt: new Date(now).toISOString(),
      tables,
      files,
    };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 1));
    await pack(folder, ["manifest.json", ...paths], archive);
    const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    const avatars = tables.find(({ name }) => name === "avatars")?.rowCount ?? 0;
    return { file: archive, rows, avatars };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTables(db: Db, folder: string) {
  const tables: Manifest["tables"] = [];
  for (const { name, columns } of Object.values(TABLE_FACTS)) {
    if ((name !== "users" && !("user_id" in columns)) || ACCESS_TABLES.includes(name)) continue;
    const file = createWriteStream(join(folder, tableFile(name)), { mode: 0o600 });
    let rowCount = 0;
    for await (const rows of rowsOf(db, name)) {
      rowCount += rows.length;
      if (!file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(""))) await once(file, "drain");
    }
    file.end();
    await once(file, "close");
    tables.push({ name, columns, rowCount });
  }
  return tables;
}

const tableFile = (table: string) => `tables/${table}.ndjson`;
