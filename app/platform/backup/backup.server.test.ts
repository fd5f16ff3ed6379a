import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { create, extract, list } from "tar";
import { expect, test } from "vitest";
import { openStore } from "~/db/open.server";
import { startVersion } from "~/db/rows.server";
import type { Store } from "~/db/store";
import { adoptAvatarFiles } from "~/platform/files.server";
import { type BackupTarget, backupTarget, tableContents } from "../../../tests/support/store";
import { type Manifest, makeBackup } from "./make-backup.server";

import { backupName, nightlyBackup, pruneBackups } from "./nightly-backup.server";

import { restoreBackup } from "./restore-backup.server";

const ROWS = 450;
const AVATAR = "avatar_user-7_1.jpg";
const FIRST_TABLES = [
  "users",
  "session",
  "user_info",
  "nutrition_goal",
  "food",
  "daily_home_data",
  "user_collection",
  "puzzle_completion",
  "mail_token",
  "outbox",
];
const LATER_COLUMNS: Record<string, string[]> = {
  users: [
    "energy",
    "numbers",
    "logs_weight",
    "day_start",
    "picture_id",
    "misread_goal",
    "mended_goal",
    "looks_up_barcodes",
    "shown_nutrients",
  ],
  puzzle_completion: ["carbs", "protein", "fats"],
  food: ["parts", "source", "estimated", "further"],
  nutrition_goal: ["finish_at"],
  daily_home_data: ["finish_at", "neat", "next_puzzle_id", "closed_at", "goal_share"],
};
const onSqlite = process.env.TEST_DATABASE !== "postgres";

/** More rows than a page, texts that bite, JSON, empty columns, a picture. */
async function fill({ dataDir }: BackupTarget, store: Store) {
  await store.tx(async (db) => {
    const ids = Array.from({ length: ROWS }, (_, n) => `user-${n}`);
    for (const id of ids) {
      await db
        .insert(db.t.users)
        .values({ id, email: `${id}@example.org`, password_hash: "$argon2", share_id: id, created_at: 1e12 });
    }
    await startVersion(db, "user-7");
    await db.insert(db.t.user_info).values({
      user_id: "user-7",
      name: "a\u2028b\nc\t\\ \" ' \u{1f955}",
      weight: 61.5,
      avatar: AVATAR,
      updated_at: 8_640_000_000_000_000,
    });
    await db.insert(db.t.avatars).values({ user_id: "user-7", name: AVATAR, jpeg: "cGljdHVyZQ==" });
    const amounts = { calories: 0.1, carbs: 1e-7, fats: 99_999.9, protein: 1 / 3 };
    await db.insert(db.t.daily_home_data).values({
      user_id: "user-7",
      date: "2026-03-29",
      daily_text: "",
      pixel_art_data: {
        blocks: { carbs: 1, protein: 2, fats: 3 },
        filled: { carbs: 0, protein: 0, fats: 3 },
      },
      ...amounts,
      calories_goal: 1,
      carbs_goal: 1,
      protein_goal: 1,
      fats_goal: 1,
      puzzle_progress: 1 / 3,
      carbs_colors: ["\u2028"],
      protein_colors: [],
      fats_colors: [],
      updated_at: 1,
    });
    await db
      .insert(db.t.idempotency_key)
      .values({ user_id: "user-7", key: "k", body_hash: "h", answer: "a text, as JSON", created_at: 1 });
  });
  writeFileSync(join(dataDir, "session-secret"), "s".repeat(40), { mode: 0o600 });
}

const from = await backupTarget();
const store = await from.open();
await fill(from, store);
const archive = join(from.dataDir, "backup.tar.gz");
const made = await makeBackup(store, from.dataDir, archive, Date.UTC(2026, 10, 21));

/** All but the addresses of shares, which are new after each restore. */
async function restorableContents({ read }: Store): Promise<Record<string, string>> {
  const { users, ...contents } = await tableContents(read);
  return { ...contents, users: users?.replaceAll(/"share_id":"[^"]*"/g, '"share_id":"?"') ?? "" };
}

test("a backup is one file that its owner alone can read, and leaves nothing else behind", () => {
  expect(made).toEqual({ file: archive, rows: ROWS + 5, avatars: 1 });
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(from.dataDir, "backups"))).toEqual([]);
});

test("restored elsewhere, everything is as it was", async () => {
  const to = await backupTarget();
  const restored = await restoreBackup(archive, to);
  expect(restored).toMatchObject({ madeAt: "2026-11-21T00:00:00.000Z", avatars: 1, former: undefined });
  const copy = await to.open();
  expect(await restorableContents(copy)).toEqual(await restorableContents(store));
  expect(readdirSync(to.dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  await copy.tx((db) => db.delete(db.t.users));
});

/** Rows that let somebody in, or tell them how, of a person who is in the backup. */
const own = { user_id: "user-1", created_at: 1 };
const LETS_IN: Record<string, object> = {
  session: { ...own, id_hash: "h", last_seen_at: 9e15 },
  bearer_token: { ...own, token_hash: "h", kind: "access", family_id: "f", expires_at: 9e15, used_at: null },
  api_token: { ...own, id: "i", name: "n", token_hash: "h", last_used_at: null },
  mail_token: { ...own, token_hash: "h", purpose: "recovery", expires_at: 9e15 },
  outbox: { ...own, id: "i", kind: "recovery", attempts: 0, due_at: 1 },
  late_form: { ...own, key_hash: "h", address: "/", fields: {}, expires_at: 9e15 },
  invite: { id: "i", secret_hash: "h", created_at: 1, expires_at: 9e15 },
  server_secret: { purpose: "cookies", secret: "s".repeat(40) },
};

test("no backup holds what lets somebody in, nor the secret that signs cookies", async () => {
  const source = await backupTarget();
  const open = await source.open();
  await fill(source, open);
  await open.tx(async (db) => {
    for (const [name, row] of Object.entries(LETS_IN))
      await db.insert(db.t[name as "session"]).values(row as typeof db.t.session.$inferInsert);
  });
  const file = join(source.dataDir, "backup.tar.gz");
  await makeBackup(open, source.dataDir, file, 0);
  const held: string[] = [];
  await list({ file, onReadEntry: ({ path }) => void held.push(path) });
  expect(held).toContain("tables/users.ndjson");
  expect(held).not.toContain("session-secret");
  for (const name of Object.keys(LETS_IN)) expect(held).not.toContain(`tables/${name}.ndjson`);
});

test("an older backup that holds what lets somebody in brings none of it back, and cookies get a new secret", async () => {
  const old = await forged((at, manifest) => {
    const add = (path: string, text: string) => {
      writeFileSync(join(at, path), text);
      manifest.files[path] = createHash("sha256").update(text).digest("hex");
    };
    add("session-secret", "s".repeat(40));
    for (const [name, row] of Object.entries(LETS_IN)) {
      const columns = Object.fromEntries(Object.keys(row).map((column) => [column, "text" as const]));
      manifest.tables.push({ name, columns, rowCount: 1 });
      add(`tables/${name}.ndjson`, `${JSON.stringify(row)}\n`);
    }
    return [];
  });
  const to = await backupTarget();
  writeFileSync(join(to.dataDir, "session-secret"), "t".repeat(40));
  await restoreBackup(old, to);
  const contents = await tableContents((await to.open()).read);
  expect(contents.users).not.toBe("");
  for (const name of Object.keys(LETS_IN)) expect(contents[name]).toBe("");
  expect(readdirSync(to.dataDir)).not.toContain("session-secret");
});

test("existing data is replaced only with force", async () => {
  const to = await backupTarget();
  const other = await to.open();
  const user = { id: "z", email: "z@example.org", password_hash: "x", share_id: "z", created_at: 1 };
  await other.tx((db) => db.insert(db.t.users).values(user));
  await to.close();
  await expect(restoreBackup(archive, to)).rejects.toThrow(
    "The backup can't be restored: the database holds an account already; --force replaces them.",
  );
  const { former } = await restoreBackup(archive, to, { force: true });
  const copy = await to.open();
  expect(await copy.read.select().from(copy.read.t.users)).toHaveLength(ROWS);
  if (onSqlite) expect(statSync(`${former}`).size).toBeGreaterThan(4096);
});

test.runIf(onSqlite)("a database that a server has open is not touched", async () => {
  const to = await backupTarget();
  await to.open();
  await expect(restoreBackup(archive, to, { force: true })).rejects.toThrow(
    "The backup can't be restored: the database is in use. Stop the server, restore, and start it again.",
  );
});

test.runIf(onSqlite).each([
  ["damaged", "no database at all"],
  ["empty", ""],
])("a %s database is put aside", async (_, bytes) => {
  const to = await backupTarget();
  writeFileSync(to.file, bytes);
  writeFileSync(`${to.file}-wal`, "rest of it");
  if (bytes)
    await expect(restoreBackup(archive, to)).rejects.toThrow(/ is damaged; --force puts it aside\.$/);
  const { former } = await restoreBackup(archive, to, { force: true });
  expect(readFileSync(`${former}`, "utf8")).toBe(bytes);
  const copy = await to.open();
  expect(await copy.read.select().from(copy.read.t.users)).toHaveLength(ROWS);
});

test.runIf(onSqlite)(
  "a lost database is restored beside the secret and the pictures that were left",
  async () => {
    const to = await backupTarget();
    mkdirSync(join(to.dataDir, "avatars"));
    writeFileSync(join(to.dataDir, "session-secret"), "old");
    await expect(to.open()).rejects.toThrow(/is missing/);
    await restoreBackup(archive, to);
    expect(await (await to.open()).read.select().from(store.read.t.users)).toHaveLength(ROWS);
  },
);

test("a backup of an older version is brought up to date, with its pictures", async () => {
  const old = await forged((at, manifest) => {
    manifest.schema = "0000_first";
    manifest.tables = manifest.tables.filter(({ name }) => FIRST_TABLES.includes(name));
    for (const { name, columns } of manifest.tables)
      for (const later of LATER_COLUMNS[name] ?? []) delete columns[later];
    for (const path of Object.keys(manifest.files))
      if (path.startsWith("tables/") && !manifest.tables.some(({ name }) => path === `tables/${name}.ndjson`))
        delete manifest.files[path];
    mkdirSync(join(at, "avatars"));
    for (const path of [`avatars/${AVATAR}`, "avatars/avatar_user-7_0.jpg"]) {
      writeFileSync(join(at, path), "picture");
      manifest.files[path] = createHash("sha256").update("picture").digest("hex");
    }
    return [];
  });
  const to = await backupTarget();
  expect(await restoreBackup(old, to)).toMatchObject({ avatars: 2 });
  const copy = await to.open();
  await copy.ping();
  await adoptAvatarFiles(copy, to.dataDir);
  expect(readdirSync(join(to.dataDir, "avatars"))).toEqual([]);
  const [now, then] = [await restorableContents(copy), await restorableContents(store)];
  expect(now.user_version?.match(/user-7"/g)).toHaveLength(1);
  then.user_version = now.user_version ?? "";
  for (const name of Object.keys(then))
    if (![...FIRST_TABLES, "avatars", "user_version"].includes(name)) then[name] = "";
  expect(now).toEqual(then);
});

test.runIf(!onSqlite)("a backup of SQLite moves to PostgreSQL, and back", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pixelplate-move-"));
  const sqlite = { dataDir: folder, databaseUrl: `file:${join(folder, "first.db")}` };
  await restoreBackup(archive, sqlite);
  const embedded = await openStore(sqlite);
  await makeBackup(embedded, folder, join(folder, "moved.tar.gz"), 0);
  await embedded.close();
  const to = await backupTarget();
  await restoreBackup(join(folder, "moved.tar.gz"), to);
  expect(await restorableContents(await to.open())).toEqual(await restorableContents(store));
});

/** The archive unpacked, changed by `change`, and packed again. */
async function forged(change: (folder: string, manifest: Manifest) => string[] | undefined) {
  const folder = await mkdtemp(join(tmpdir(), "pixelplate-forged-"));
  await extract({ file: archive, cwd: folder });
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const more = change(folder, manifest) ?? [];
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  const file = join(from.dataDir, "forged.tar.gz");
  await create({ file, cwd: folder, gzip: true, preservePaths: true }, [
    "manifest.json",
    ...Object.keys(manifest.files),
    ...more,
  ]);
  return file;
}

test.each<[string, Parameters<typeof forged>[0], RegExp]>([
  [
    "with a changed row",
    (at) => void writeFileSync(join(at, "tables/users.ndjson"), "{}\n"),
    /users\.ndjson is damaged\.$/,
  ],
  [
    "of a newer version",
    (_, m) => void Object.assign(m, { schema: "9999_later" }),
    /newer version \(it holds 9999_later\)/,
  ],
  [
    "of a later form",
    (_, m) => void Object.assign(m, { format: 2 }),
    /not one that this version understands/,
  ],
  [
    "that leads out of the folder",
    (at) => [writeOut(at)],
    /holds what no backup of Pixelplate does: "\.\.\/out"/,
  ],
  [
    "that leads to a fixed place",
    () => ["/etc/hostname"],
    /holds what no backup of Pixelplate does: "\/etc\/hostname"/,
  ],
  ["with a link", (at) => [link(at)], /holds what no backup of Pixelplate does: "avatars\/a\.jpg"/],
  ["with a file that its manifest lacks", (at) => [add(at)], /other files than its manifest says/],
  [
    "with fewer rows than promised",
    (_, m) => void Object.assign(m.tables[0] ?? {}, { rowCount: ROWS + 1 }),
    /holds 450 rows of users, not 451/,
  ],
  [
    "with a column of its own",
    (_, m) => void Object.assign(m.tables[0]?.columns ?? {}, { evil: "text" }),
    /its rows of users are not as this version has them \(\w+\)\.$/,
  ],
  ...["sqlite_master", "migration", "constructor"].map(
    (name): [string, Parameters<typeof forged>[0], RegExp] => [
      `with a table ${name}`,
      (at, m) => holdRows(at, m, name, "{}"),
      /names what no database of Pixelplate has\.$/,
    ],
  ),
  [
    "with the same rows twice",
    (_, m) => void m.tables.push(...m.tables.slice(0, 1)),
    /its rows of users are not/,
  ],
  [
    "with a row that lacks a value",
    (at, m) => holdRows(at, m, "users", '{"id":"1"}'),
    /its rows of users are not/,
  ],
  [
    "with a value of another kind",
    (at, m) => holdRows(at, m, "users", ROW_OF_LISTS),
    /its rows of users are not/,
  ],
  ["with a row that is none", (at, m) => holdRows(at, m, "users", "null"), /a row of users is none\.$/],
  ["with a row that is no JSON", (at, m) => holdRows(at, m, "users", "users"), /a row of users is none\.$/],
])("a backup %s is refused, and nothing is changed", async (_, change, problem) => {
  const to = await backupTarget();
  const before = await to.open().then((store) => tableContents(store.read));
  await to.close();
  await expect(restoreBackup(await forged(change), to)).rejects.toThrow(problem);
  expect(await to.open().then((store) => tableContents(store.read))).toEqual(before);
  expect(readdirSync(to.dataDir).filter((name) => !name.startsWith("pixelplate.db"))).toEqual([]);
});

const ROW_OF_LISTS = JSON.stringify({
  id: [],
  email: {},
  password_hash: [],
  share_id: [],
  created_at: "soon",
});

function holdRows(at: string, { tables, files }: Manifest, name: string, line: string): undefined {
  const path = `tables/${name}.ndjson`;
  const known = tables.find((table) => table.name === name);
  if (known) known.rowCount = 1;
  else tables.push({ name, columns: { id: "text" }, rowCount: 1 });
  writeFileSync(join(at, path), `${line}\n`);
  files[path] = createHash("sha256").update(`${line}\n`).digest("hex");
}

const writeOut = (at: string) => {
  writeFileSync(join(at, "..", "out"), "out");
  return "../out";
};
const link = (at: string) => {
  mkdirSync(join(at, "avatars"));
  symlinkSync("/etc/hostname", join(at, "avatars/a.jpg"));
  return "avatars/a.jpg";
};
const add = (at: string) => {
  mkdirSync(join(at, "avatars"));
  writeFileSync(join(at, "avatars/b.jpg"), "b");
  return "avatars/b.jpg";
};

test.each<[string, (file: string) => void]>([
  ["cut short", (file) => truncateSync(file, Math.floor(statSync(archive).size / 2))],
  ["short of its end", (file) => truncateSync(file, statSync(archive).size - 9)],
  ["changed in the middle", (file) => writeFileSync(file, readFileSync(archive).fill(0, 3000, 3010))],
  ["of another kind", (file) => writeFileSync(file, "a letter")],
  ["empty", (file) => writeFileSync(file, "")],
])("a file that is %s is refused with a sentence", async (_, change) => {
  const file = join(from.dataDir, "bad.tar.gz");
  writeFileSync(file, readFileSync(archive));
  change(file);
  await expect(restoreBackup(file, await backupTarget())).rejects.toThrow(
    /^The backup can't be restored: it is no (whole archive|backup of Pixelplate)/,
  );
});

test("a missing file is reported", async () => {
  await expect(restoreBackup("/nowhere.tar.gz", await backupTarget())).rejects.toThrow(
    /there is no such file/,
  );
});

test("pruning leaves the newest backups and all other files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pixelplate-pruned-"));
  const days = Array.from({ length: 20 }, (_, day) => backupName(Date.UTC(2026, 0, day + 1)));
  for (const name of [...days, "mine.tar.gz", "notes.txt"]) writeFileSync(join(folder, name), "");
  await pruneBackups(folder, 14, Date.now());
  expect(readdirSync(folder).sort()).toEqual(["mine.tar.gz", "notes.txt", ...days.slice(6)].sort());
  expect(days[0]).toBe("pixelplate-2026-01-01T00-00-00-000Z.tar.gz");
});

test("the nightly backup lands in the data folder", async () => {
  const make = (archive: string, now: number) => makeBackup(store, from.dataDir, archive, now);
  await nightlyBackup(make, from.dataDir, 2);
  const { file } = await nightlyBackup(make, from.dataDir, 1);
  expect(
    readdirSync(join(from.dataDir, "backups")).map((name) => join(from.dataDir, "backups", name)),
  ).toEqual([file]);
});

test("packs of puzzles are in the archive, and come back", async () => {
  const from = await backupTarget();
  const store = await openStore(from);
  const packs = join(from.dataDir, "packs");
  mkdirSync(join(packs, "folder.json"), { recursive: true });
  writeFileSync(join(packs, "spring-2026.json"), '{"title":"Spring"}');
  writeFileSync(join(packs, "notes.txt"), "no pack");
  writeFileSync(join(packs, "huge.json"), Buffer.alloc(5 * 1024 * 1024, 32));
  const archive = join(from.dataDir, "with-packs.tar.gz");
  await makeBackup(store, from.dataDir, archive, Date.now());
  await store.close();

  const to = await backupTarget();
  mkdirSync(join(to.dataDir, "packs"), { recursive: true });
  writeFileSync(join(to.dataDir, "packs", "own.json"), "{}");
  await restoreBackup(archive, to);
  expect(readdirSync(join(to.dataDir, "packs")).sort()).toEqual(["own.json", "spring-2026.json"]);
  expect(readFileSync(join(to.dataDir, "packs", "spring-2026.json"), "utf8")).toBe('{"title":"Spring"}');
});

test("with keepAccess tokens and links of the replaced database work on, and what was revoked since does not", async () => {
  const target = await backupTarget();
  const archive = join(target.dataDir, "before.tar.gz");
  const store = await openStore(target);
  const { users, api_token, webhook } = store.read.t;
  const hook = (user_id: string) => ({
    user_id,
    url: `https://a.org/${user_id}`,
    secret: "s",
    day: "2026-03-01",
  });
  const person = (id: string, picture_id: string | null) => ({
    id,
    email: `${id}@example.org`,
    password_hash: "$argon2",
    share_id: id,
    picture_id,
    created_at: 1e12,
  });
  const token = (user_id: string, id: string) => ({
    user_id,
    id,
    name: id,
    scope: "read" as const,
    token_hash: `hash of ${id}`,
    created_at: 1e12,
  });
  await store.tx(async (db) => {
    for (const one of [person("ann", "same-link"), person("bob", "old-link"), person("cy", null)])
      await db.insert(db.t.users).values(one);
    await db.insert(db.t.api_token).values([token("ann", "scale"), token("ann", "revoked")]);
    await db.insert(db.t.webhook).values(["ann", "bob"].map((id) => ({ ...hook(id), created_at: 1e12 })));
  });
  await makeBackup(store, target.dataDir, archive, Date.now());
  await store.tx(async (db) => {
    await db.delete(db.t.api_token).where(eq(db.t.api_token.id, "revoked"));
    await db.update(db.t.users).set({ picture_id: "new-link" }).where(eq(db.t.users.id, "bob"));
    await db.update(db.t.users).set({ share_id: "new-share" }).where(eq(db.t.users.id, "bob"));
    await db.delete(db.t.webhook).where(eq(db.t.webhook.user_id, "bob"));
    await db.insert(db.t.users).values(person("dee", null));
    await db.insert(db.t.api_token).values([token("cy", "shortcut"), token("dee", "gone with her")]);
  });
  await store.close();

  const { access } = await restoreBackup(archive, target, { force: true, keepAccess: true });
  expect(access.toSorted()).toEqual([
    "ann@example.org: API token “scale” (read)",
    "ann@example.org: the link to today's picture",
    "ann@example.org: the webhook",
    "cy@example.org: API token “shortcut” (read)",
  ]);
  const back = await openStore(target);
  const rows = await back.read.select({ id: api_token.id, hash: api_token.token_hash }).from(api_token);
  expect(rows.map(({ id, hash }) => [id, hash]).toSorted()).toEqual([
    ["scale", "hash of scale"],
    ["shortcut", "hash of shortcut"],
  ]);
  const links = await back.read.select({ id: users.id, link: users.picture_id }).from(users);
  expect(Object.fromEntries(links.map(({ id, link }) => [id, link]))).toEqual({
    ann: "same-link",
    bob: null,
    cy: null,
  });
  const shares = await back.read.select({ id: users.id, share: users.share_id }).from(users);
  expect(Object.fromEntries(shares.map(({ id, share }) => [id, share]))).toEqual({
    ann: "ann",
    bob: expect.stringMatching(/^[0-9a-f]{32}$/),
    cy: "cy",
  });
  expect((await back.read.select().from(webhook)).map(({ user_id }) => user_id)).toEqual(["ann"]);
  await back.close();

  expect((await restoreBackup(archive, target, { force: true })).access).toEqual([]);
  const alone = await openStore(target);
  const people = await alone.read.select({ link: users.picture_id, share: users.share_id }).from(users);
  expect(people.map(({ link }) => link)).toEqual([null, null, null]);
  for (const { share } of people) expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect(await alone.read.select().from(webhook)).toEqual([]);
  await alone.close();
});
