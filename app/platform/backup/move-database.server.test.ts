import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tableFacts } from "~/db/contents";
import type { Store } from "~/db/store";
import { backupTarget, sqliteTarget, tableContents } from "../../../tests/support/store";
import { makeBackup } from "./make-backup.server";
import { moveDatabase } from "./move-database.server";
import { restoreBackup } from "./restore-backup.server";

const PEOPLE = 210;

/** A row of every table for each of many people, made from the kinds of the columns; texts and numbers that bite. */
async function fill(store: Store) {
  await store.tx(async (db) => {
    for (const { name, columns } of Object.values(tableFacts())) {
      const rows = Array.from({ length: PEOPLE }, (_, n) =>
        Object.fromEntries(Object.entries(columns).map(([column, kind]) => [column, value(kind, column, n)])),
      );
      for (let at = 0; at < rows.length; at += 50)
        await db.insert(db.t[name as "users"]).values(rows.slice(at, at + 50) as never);
    }
  });
}

function value(kind: string, column: string, n: number) {
  if (kind === "bool") return n % 2 === 0;
  if (kind === "integer") return column === "import_id" || column === "id" ? n : (n % 99) + 1;
  if (kind === "number") return 1 / ((n % 9) + 1) + 0.5;
  if (kind === "json") return { "10": n, z: 1e-7, a: [null, true, "ü\u2028"] };
  if (column === "jpeg") return randomBytes(9000).toString("base64");
  return `${column} ${n} a\u2028b\nc\t\\ " ' \u{1f955}`;
}

/** With keys in one order, as PostgreSQL has its own for JSON. */
async function contentsOf({ read }: Store) {
  const contents = Object.entries(await tableContents(read));
  return contents.map(([name, rows]) => [name, rows.split("\n").map((row) => sorted(JSON.parse(row)))]);
}
const sorted = (row: object): string => JSON.stringify(row, [...Object.keys(row), "10", "a", "z"].sort());

const source = await sqliteTarget();
const store = await source.open();
await fill(store);
const before = await contentsOf(store);

test("everything is moved, imported foods and pictures too, and back, with counts and checksums", async () => {
  const to = await backupTarget();
  const seen: string[] = [];
  const tables = await moveDatabase(store, {
    to: to.databaseUrl,
    dataDir: to.dataDir,
    moved: ({ name }) => seen.push(name),
  });
  expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(tableFacts()).sort());
  expect(seen).toEqual(tables.map(({ name }) => name));
  for (const { rows, sha256 } of tables) expect([rows, sha256.length]).toEqual([PEOPLE, 64]);
  const there = await to.open();
  expect(await contentsOf(there)).toEqual(before);

  const home = await sqliteTarget();
  expect(await moveDatabase(there, { to: home.databaseUrl, dataDir: home.dataDir })).toEqual(tables);
  expect(await contentsOf(await home.open())).toEqual(before);
});

test("a target that holds anything is refused, and stays as it is", async () => {
  const to = await backupTarget();
  const there = await to.open();
  const limit = { bucket: "b", points: 1, expires_at: 1 };
  await there.tx((db) => db.insert(db.t.rate_limit).values(limit));
  await expect(moveDatabase(store, { to: to.databaseUrl, dataDir: to.dataDir })).rejects.toThrow(
    /is not empty: it holds rows of rate_limit|is there already/,
  );
  expect(await there.read.select().from(there.read.t.rate_limit)).toEqual([limit]);
});

test("a move that is cut leaves nothing, and the next one succeeds", async () => {
  const to = await backupTarget();
  const move = (moved?: () => void) =>
    moveDatabase(store, { to: to.databaseUrl, dataDir: to.dataDir, moved });
  let left = 5;
  const cut = () => {
    if (left-- === 0) throw new Error("cut");
  };
  await expect(move(cut)).rejects.toThrow("cut");
  expect(readdirSync(to.dataDir)).toEqual([]);
  expect(await move()).toHaveLength(Object.keys(tableFacts()).length);
  expect(await contentsOf(await to.open())).toEqual(before);
});

test("texts of older versions that PostgreSQL can't hold are mended by a move and by a restore", async () => {
  const old = await sqliteTarget();
  const there = await old.open();
  await fill(there);
  const rows = ["\ud800\u0000x", "fine"];
  await there.tx(async (db) => {
    await db.update(db.t.user_puzzle).set({ map: { rows } as never });
    await db.update(db.t.food).set({ name: "a\u0000b", parts: [{ "\udc00": "\ud83e" }] as never });
  });
  const expectMended = async ({ read }: Store) => {
    const [puzzle] = await read.select().from(read.t.user_puzzle);
    expect(puzzle?.map).toEqual({ rows: ["\ufffd\ufffdx", "fine"] });
    const [eaten] = await read.select().from(read.t.food);
    expect(eaten).toMatchObject({ name: "a\ufffdb", parts: [{ "\ufffd": "\ufffd" }] });
  };
  const [moved, restored] = [await backupTarget(), await backupTarget()];
  await moveDatabase(there, { to: moved.databaseUrl, dataDir: moved.dataDir });
  await expectMended(await moved.open());

  const archive = join(old.dataDir, "old.tar.gz");
  await makeBackup(there, old.dataDir, archive, 0);
  await restoreBackup(archive, restored, { force: true });
  await expectMended(await restored.open());
});
