import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectSqlite, Database } from "./connect.sqlite.server";
import { openStore } from "./open.server";
import { type Db, isUnavailable, type Store } from "./store";

let folder: string;
let file: string;
let store: Store;
const open = () => openStore({ databaseUrl: `file:${file}`, dataDir: folder });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pixelplate-sqlite-"));
  file = join(folder, "pixelplate.db");
  store = await open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const goal = (user_id: string, created_at = 1) => ({
  user_id,
  local_date: "2026-01-01",
  created_at,
  calories: 1,
  carbs: 1,
  fats: 1,
  protein: 1,
});
const addGoal = (db: Db, user_id: string) => db.insert(db.t.nutrition_goal).values(goal(user_id));
const goals = () => store.read.select().from(store.read.t.nutrition_goal);

test.each([false, true])("a connection (readonly: %s) is set to lose nothing", (readonly) => {
  const connection = connectSqlite(file, { readonly });
  const pragma = (name: string) => connection.pragma(name, { simple: true });
  expect({
    journal_mode: pragma("journal_mode"),
    synchronous: pragma("synchronous"),
    foreign_keys: pragma("foreign_keys"),
    busy_timeout: pragma("busy_timeout"),
    trusted_schema: pragma("trusted_schema"),
    secure_delete: pragma("secure_delete"),
  }).toEqual({
    journal_mode: "wal",
    synchronous: 2,
    foreign_keys: 1,
    busy_timeout: 1000,
    trusted_schema: 0,
    secure_delete: readonly ? expect.any(Number) : 1,
  });
  connection.close();
});

test("what is read can't write", async () => {
  await expect(addGoal(store.read, "a").then((result) => result)).rejects.toMatchObject({
    code: "SQLITE_READONLY",
  });
});

test("while another process holds the lock, writes give up soon, reads go on and nothing freezes", async () => {
  const other = new Database(file);
  other.exec("begin immediate");
  let waiting = true;
  const writes = Array.from({ length: 20 }, (_, i) =>
    store
      .tx((db) => addGoal(db, `${i}`))
      .catch((error) => error)
      .finally(() => {
        waiting = false;
      }),
  );
  let reads = 0;
  for (; waiting; reads++) {
    expect(await goals()).toEqual([]);
    await nextTurn();
  }
  // A wait that froze the process would let one or two through.
  expect(reads).toBeGreaterThan(10);
  for (const error of await Promise.all(writes)) expect(isUnavailable(error)).toBe(true);
  other.exec("rollback");
  other.close();
  await store.tx((db) => addGoal(db, "a"));
  expect(await goals()).toHaveLength(1);
});

test("a lock that another process gives back soon is waited for", async () => {
  const other = new Database(file);
  other.exec("begin immediate");
  let waiting = true;
  const write = store
    .tx((db) => addGoal(db, "a"))
    .finally(() => {
      waiting = false;
    });
  for (let turns = 0; turns < 20; turns++) await nextTurn();
  expect(waiting).toBe(true);
  other.exec("rollback");
  other.close();
  await write;
  expect(await goals()).toHaveLength(1);
});

test("a full disk undoes the write; reads go on, and so do writes once there is room", async () => {
  const limit = (pages: number) =>
    store.tx(async (db) =>
      (db as unknown as BaseSQLiteDatabase<"sync", unknown>).all(sql.raw(`pragma max_page_count = ${pages}`)),
    );
  await limit(1);
  let written = 0;
  let failed: unknown;
  for (; !failed && written < 2000; written++) {
    failed = await store
      .tx((db) => db.insert(db.t.nutrition_goal).values([goal(`${written}a`), goal(`${written}b`)]))
      .then(
        () => undefined,
        (error) => error,
      );
  }
  expect(isUnavailable(failed)).toBe(true);
  expect(await goals()).toHaveLength((written - 1) * 2);
  await limit(1_000_000);
  await store.tx((db) => addGoal(db, "after"));
  expect(await goals()).toHaveLength((written - 1) * 2 + 1);
});

test("a write that fails on a full disk does not undo the writes beside it", async () => {
  await store.tx((db) => addGoal(db, "before"));
  const tx = (...ids: string[]) =>
    store.tx(async (db) => {
      for (const id of ids) await addGoal(db, id);
    });
  const pages = await store.tx(async (db) => {
    const [row] = (db as unknown as BaseSQLiteDatabase<"sync", unknown>).all<{ page_count: number }>(
      sql.raw("pragma page_count"),
    );
    return row?.page_count ?? 0;
  });
  await store.tx(async (db) =>
    (db as unknown as BaseSQLiteDatabase<"sync", unknown>).all(
      sql.raw(`pragma max_page_count = ${pages + 1}`),
    ),
  );
  const many = Array.from({ length: 2000 }, (_, i) => `many ${i}`);
  const outcomes = await Promise.allSettled([tx("a"), tx(...many), tx("b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect((await goals()).map(({ user_id }) => user_id)).toEqual(["a", "b", "before"]);
});

test("closing waits for pending writes", async () => {
  const all = Array.from({ length: 120 }, (_, i) => store.tx((db) => addGoal(db, `u${i}`)));
  await store.close();
  await Promise.all(all);
  store = await open();
  expect(await goals()).toHaveLength(120);
});

test("closing moves everything into one file", async () => {
  await store.tx((db) => addGoal(db, "a"));
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const connection = new Database(file, { readonly: true });
  expect(connection.prepare("select user_id from nutrition_goal").all()).toEqual([{ user_id: "a" }]);
  connection.close();
});

test("a deleted row leaves no trace in the files", async () => {
  const canary = "canary-5f2c";
  await store.tx((db) => addGoal(db, canary));
  const bytes = () => [file, `${file}-wal`].map((name) => readFileSync(name, "latin1")).join("");
  expect(bytes()).toContain(canary);
  await store.tx((db) => db.delete(db.t.nutrition_goal));
  await store.scrub();
  expect(bytes()).not.toContain(canary);
});
