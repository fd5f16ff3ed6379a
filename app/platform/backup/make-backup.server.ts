import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract, list } from "tar";
import { z } from "zod";
import { tableFacts } from "~/db/contents";
import { readMigrations } from "~/db/migrations.server";
import { rowsOf } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { syncPath, undefinedIfMissing } from "~/platform/files.server";
import { cannotRestore } from "~/platform/operator-error";
import { VERSION } from "~/platform/settings/version";

/** Never backed up or restored: an ended session, a token or a former cookie secret would let its holder in again, a webhook that was removed hear of everything, who left a house be in it. */
export const ACCESS_TABLES: readonly string[] = [
  "session",
  "bearer_token",
  "api_token",
  "mail_token",
  "outbox",
  "late_form",
  "server_secret",
  "invite",
  "push_subscription",
  "webhook",
  "webhook_delivery",
  "house_member",
];

/** Anything else could be meant to land elsewhere. */
const PATH =
  /^(?:manifest\.json|session-secret|tables\/[a-z_]+\.ndjson|packs\/[A-Za-z0-9][\w.-]{0,150}\.json|avatars\/[A-Za-z0-9][\w-]{0,150}\.[a-z]{2,4})$/;

async function pack(folder: string, paths: string[], archive: string): Promise<void> {
  const part = `${archive}.${process.pid}.part`;
  try {
    await writeFile(part, "", { mode: 0o600 });
    await create({ file: part, cwd: folder, gzip: true, portable: true }, paths);
    await syncPath(part);
    await rename(part, archive);
    await syncPath(dirname(archive));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Checks every entry before unpacking. Throws OperatorError. */
export async function unpack(archive: string, folder: string): Promise<void> {
  const odd: string[] = [];
  const seen = new Set<string>();
  try {
    await list({
      file: archive,
      strict: true,
      onReadEntry({ path, type }) {
        if (!/^(?:Old)?File$/.test(type) || !PATH.test(path) || seen.has(path)) odd.push(path);
        seen.add(path);
      },
    });
    if (odd.length === 0) await extract({ file: archive, cwd: folder, strict: true, noChmod: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw cannotRestore("there is no such file.");
    throw cannotRestore("it is no whole archive. Was it copied to the end?");
  }
  if (odd.length > 0)
    throw cannotRestore(`it holds what no backup of Pixelplate does: ${JSON.stringify(odd[0])}.`);
  if (!seen.has("manifest.json")) throw cannotRestore("it is no backup of Pixelplate.");
}

export async function sumOf(folder: string, path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, path)), hash);
  return hash.digest("hex");
}

const name = z.string().regex(/^[a-z][a-z0-9_]{0,60}$/);
const kind = z.enum(["text", "integer", "number", "bool", "json"]);

export const manifestSchema = z.object({
  product: z.literal("pixelplate"),
  format: z.literal(1),
  version: z.string().max(50),
  schema: z.string().regex(/^[\w-]{1,100}$/),
  madeAt: z.iso.datetime(),
  tables: z.array(z.object({ name, columns: z.record(name, kind), rowCount: z.number().int().min(0) })),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = z.output<typeof manifestSchema>;

export type Made = { file: string; rows: number; avatars: number };

/** Archives people's rows at one moment and the packs of puzzles, without anything that lets somebody in. The server may be running. */
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
    const paths = [...tables.map(({ name }) => tableFile(name)), ...(await copyPacks(dataDir, folder))];
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
  for (const { name, columns } of Object.values(tableFacts())) {
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

const PACK_MAX_BYTES = 1024 * 1024;

async function copyPacks(dataDir: string, folder: string): Promise<string[]> {
  const names = await readdir(join(dataDir, "packs")).catch(undefinedIfMissing);
  const paths: string[] = [];
  await mkdir(join(folder, "packs"));
  for (const path of (names ?? []).map((name) => `packs/${name}`).sort()) {
    const found = await stat(join(dataDir, path)).catch(undefinedIfMissing);
    if (!PATH.test(path) || !found?.isFile() || found.size > PACK_MAX_BYTES) continue;
    await copyFile(join(dataDir, path), join(folder, path));
    paths.push(path);
  }
  return paths;
}

const tableFile = (table: string) => `tables/${table}.ndjson`;
