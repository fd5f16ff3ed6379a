import { createReadStream } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Contents, Row } from "~/db/contents";
import { restoreStore } from "~/db/restore/restore.server";
import { undefinedIfMissing } from "~/platform/files.server";
import { cannotRestore } from "../operator-error";
import { accessIn, letInAgain, NO_ACCESS, withoutOldLinks } from "./keep-access.server";
import { ACCESS_TABLES, type Manifest, manifestSchema, sumOf, unpack } from "./make-backup.server";

const ROWS_AT_ONCE = 200;

type Target = { dataDir: string; databaseUrl: string };
type Restored = Pick<Manifest, "madeAt" | "version" | "tables"> & {
  avatars: number;
  former?: string;
  /** What lets somebody in as before. */
  access: string[];
};

/** Replaces the database, completely or not at all, then adds the avatars. All sessions end, and so do tokens, webhooks and links to pictures unless `keepAccess` is set. Throws OperatorError. */
export async function restoreBackup(
  archive: string,
  { dataDir, databaseUrl }: Target,
  { force = false, keepAccess = false } = {},
): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, ".restoring-"));
  try {
    await unpack(archive, folder);
    const read = await readManifest(folder);
    const tables = read.tables.filter(({ name }) => !ACCESS_TABLES.includes(name));
    const manifest = { ...read, tables };
    const before = keepAccess ? await accessIn({ dataDir, databaseUrl }) : NO_ACCESS;
    const contents = withoutOldLinks(contentsOf(folder, manifest), before);
    const former = await restoreStore(databaseUrl, contents, force);
    const stored = tables.find(({ name }) => name === "avatars")?.rowCount ?? 0;
    const avatars = stored + (await restoreFiles(folder, dataDir, manifest));
    const access = keepAccess ? await letInAgain({ dataDir, databaseUrl }, before) : [];
    return { ...manifest, avatars, former, access };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const manifest = manifestSchema.safeParse(await readJson(join(folder, "manifest.json")));
  if (!manifest.success) throw cannotRestore("its manifest is not one that this version understands.");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== "manifest.json").length;
  const { files: sums, tables } = manifest.data;
  if (files !== Object.keys(sums).length) throw cannotRestore("it holds other files than its manifest says.");
  for (const [path, sum] of Object.entries(sums))
    if ((await sumOf(folder, path).catch(() => "")) !== sum) throw cannotRestore(`${path} is damaged.`);
  const missing = tables.find(({ name }) => !(`tables/${name}.ndjson` in sums));
  if (missing) throw cannotRestore(`the rows of ${missing.name} are missing.`);
  return manifest.data;
}

const readJson = async (path: string) => {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
};

const contentsOf = (folder: string, { schema, tables }: Manifest): Contents => ({
  schema,
  tables,
  async *rows(table) {
    let rows: Row[] = [];
    for await (const line of linesOf(join(folder, "tables", `${table}.ndjson`))) {
      rows.push(rowIn(line, table));
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  },
});

function rowIn(line: string, table: string): Row {
  try {
    const row: unknown = JSON.parse(line);
    if (row && typeof row === "object") return row as Row;
  } catch {}
  throw cannotRestore(`a row of ${table} is none.`);
}

/** Only at line feeds: Node's reader also splits at characters that texts may hold. */
async function* linesOf(file: string) {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** Packs, and the avatars that older backups hold as files, which the next start adopts. */
async function restoreFiles(folder: string, dataDir: string, { files }: Manifest) {
  for (const name of ["avatars", "packs"])
    await cp(join(folder, name), join(dataDir, name), { recursive: true }).catch(undefinedIfMissing);
  await rm(join(dataDir, "session-secret"), { force: true });
  return Object.keys(files).filter((path) => path.startsWith("avatars/")).length;
}
