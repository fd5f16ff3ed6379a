import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrations } from "~/db/migrations.server";
import { rowsOf } from "~/db/rows-of.server";
import type { Db, Store } from "~/db/store";
import { TABLE_FACTS } from "~/db/table-facts";
import { undefinedIfMissing } from "../files/unless-missing.server";
import { ACCESS_TABLES } from "./access-tables";
import { pack, sumOf } from "./archive.server";
import type { Manifest } from "./manifest.server";

type Made = { file: string; rows: number; avatars: number };

/** Archives people's rows at one moment and their avatars, without anything that lets somebody in. The server may be running. */
export async function makeBackup(store: Store, dataDir: string, archive: string, now: number): Promise<Made> {
  const backups = join(dataDir, "backups");
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(backups, ".making-"));
  try {
    for (const name of ["tables", "avatars"]) await mkdir(join(folder, name));
    // Twice: an avatar may be replaced before the rows are read, or added after.
    await copyAvatars(dataDir, folder);
    const { tables, named } = await store.snapshot((db) => writeTables(db, folder));
    await copyAvatars(dataDir, folder, named);
    const paths = await contentsOf(folder);
    const files = Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await sumOf(folder, path)] as const)),
    );
    const manifest: Manifest = {
      product: "pixelplate",
      format: 1,
      version: JSON.parse(readFileSync("package.json", "utf8")).version,
      schema: readMigrations("sqlite").at(-1)?.name ?? "",
      madeAt: new Date(now).toISOString(),
      tables,
      files,
    };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 1));
    await pack(folder, ["manifest.json", ...paths], archive);
    const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    return { file: archive, rows, avatars: paths.filter((path) => path.startsWith("avatars/")).length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTables(db: Db, folder: string) {
  const tables: Manifest["tables"] = [];
  const named = new Set<string>();
  for (const { name, columns } of Object.values(TABLE_FACTS)) {
    if ((name !== "users" && !("user_id" in columns)) || ACCESS_TABLES.includes(name)) continue;
    const file = createWriteStream(join(folder, "tables", `${name}.ndjson`), { mode: 0o600 });
    let rowCount = 0;
    for await (const rows of rowsOf(db, name)) {
      rowCount += rows.length;
      for (const { avatar } of rows) if (typeof avatar === "string") named.add(avatar);
      if (!file.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(""))) await once(file, "drain");
    }
    file.end();
    await once(file, "close");
    tables.push({ name, columns, rowCount });
  }
  return { tables, named };
}

async function copyAvatars(dataDir: string, folder: string, named?: Set<string>) {
  const copies = join(folder, "avatars");
  const avatars = await readdir(join(dataDir, "avatars")).catch(() => []);
  const copied = new Set(await readdir(copies));
  for (const name of copied) if (named && !named.has(name)) await rm(join(copies, name));
  for (const name of avatars) {
    if (copied.has(name) || !name.endsWith(".jpg") || (named && !named.has(name))) continue;
    await copyFile(join(dataDir, "avatars", name), join(copies, name)).catch(undefinedIfMissing);
  }
}

async function contentsOf(folder: string): Promise<string[]> {
  const names = async (sub: string) => (await readdir(join(folder, sub))).map((name) => `${sub}/${name}`);
  return [...(await names("tables")), ...(await names("avatars"))];
}
