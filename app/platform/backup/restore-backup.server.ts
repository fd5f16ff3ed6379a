import { randomBytes } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { sqliteFile } from "~/db/connect.sqlite.server";
import type { Contents, Row } from "~/db/contents";
import { openStore } from "~/db/open.server";
import { restoreStore } from "~/db/restore/restore.server";
import type { Tables } from "~/db/tables";
import { undefinedIfMissing } from "~/platform/files.server";
import { cannotRestore, OperatorError } from "~/platform/operator-error";
import { ACCESS_TABLES, type Manifest, manifestSchema, sumOf, unpack } from "./make-backup.server";

type Target = { dataDir: string; databaseUrl: string };
type Links = { picture_id: string | null; share_id: string };
type Access = {
  tokens: Tables["api_token"]["$inferSelect"][];
  webhooks: Tables["webhook"]["$inferSelect"][];
  /** What stands in addresses of pictures, by person. */
  links: Map<unknown, Links>;
};

const NO_ACCESS: Access = { tokens: [], webhooks: [], links: new Map() };

/** The API tokens, webhooks and links to pictures of a database that is about to be replaced. Throws OperatorError when it can't be read. */
async function accessIn(target: Target): Promise<Access> {
  const { databaseUrl } = target;
  if (databaseUrl.startsWith("file:") && !existsSync(sqliteFile(databaseUrl))) return NO_ACCESS;
  try {
    const store = await openStore(target);
    const { api_token, webhook, users } = store.read.t;
    const tokens = await store.read.select().from(api_token);
    const webhooks = await store.read.select().from(webhook);
    const linked = await store.read
      .select({ id: users.id, picture_id: users.picture_id, share_id: users.share_id })
      .from(users);
    await store.close();
    return { tokens, webhooks, links: new Map(linked.map(({ id, ...links }) => [id, links])) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError("The database to replace can't be read. Restore without --keep-access.");
  }
}

/** A backup's contents with new addresses of pictures and shares, but for those that are in use: what was revoked since stays so. */
function withoutOldLinks({ rows, ...contents }: Contents, { links }: Access): Contents {
  return {
    ...contents,
    async *rows(table) {
      if (table !== "users") return yield* rows(table);
      for await (const people of rows(table)) yield people.map((person) => withLinksOf(person, links));
    },
  };
}

function withLinksOf(person: Row, links: Access["links"]): Row {
  const now = links.get(person.id);
  const isOld = (column: keyof Links) => column in person && person[column] !== now?.[column];
  return {
    ...person,
    ...(isOld("picture_id") && { picture_id: null }),
    ...(isOld("share_id") && { share_id: randomBytes(16).toString("hex") }),
  };
}

/** Lets the tokens and webhooks in again whose people are back. Gives what works again, a line for each. */
async function letInAgain(target: Target, { tokens, webhooks, links }: Access): Promise<string[]> {
  const store = await openStore(target);
  const lines = await store.tx(async (db) => {
    const { api_token, webhook, users } = db.t;
    const people = await db.select().from(users);
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    const backTokens = tokens.filter(({ user_id }) => emails.has(user_id));
    const backWebhooks = webhooks.filter(({ user_id }) => emails.has(user_id));
    for (const token of backTokens) await db.insert(api_token).values(token);
    for (const hook of backWebhooks) await db.insert(webhook).values(hook);
    return [
      ...backTokens.map(
        ({ user_id, name, scope }) => `${emails.get(user_id)}: API token “${name}” (${scope})`,
      ),
      ...backWebhooks.map(({ user_id }) => `${emails.get(user_id)}: the webhook`),
      ...people
        .filter(({ id, picture_id }) => picture_id !== null && links.get(id)?.picture_id === picture_id)
        .map(({ email }) => `${email}: the link to today's picture`),
    ];
  });
  await store.close();
  return lines;
}

const ROWS_AT_ONCE = 200;

type RestoreBackupTarget = { dataDir: string; databaseUrl: string };
type Restored = Pick<Manifest, "madeAt" | "version" | "tables"> & {
  avatars: number;
  former?: string;
  /** What lets somebody in as before. */
  access: string[];
};

/** Replaces the database, completely or not at all, then adds the avatars. All sessions end, and so do tokens, webhooks and links to pictures unless `keepAccess` is set. Throws OperatorError. */
export async function restoreBackup(
  archive: string,
  { dataDir, databaseUrl }: RestoreBackupTarget,
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
