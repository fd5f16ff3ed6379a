import { copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { scratchFolder, withSqlite } from "../../tests/support/store";
import { openStore } from "./open.server";
import { isUnavailable } from "./store";

const folder = scratchFolder();
let tests = 0;
let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = join(folder, `${tests++}`);
  mkdirSync(dataDir);
  file = join(dataDir, "pixelplate.db");
  await (await open()).close();
});

const open = (at = file) => openStore({ databaseUrl: `file:${at}`, dataDir });

/** Fills `users` and makes zeros of a page somewhere in its middle, which no look at its ends can find. */
function damageTheMiddle() {
  const page = withSqlite(file, (connection) => {
    connection.exec(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
       insert into users (id, email, password_hash, share_id, created_at) select i, i, '', i, 1 from n`,
    );
    return connection
      .prepare<[], number>(
        "select pageno from dbstat where name = 'users' and pagetype = 'leaf' order by path limit 1 offset 10",
      )
      .pluck()
      .get();
  });
  const bytes = readFileSync(file);
  bytes.fill(0, ((page ?? 0) - 1) * 4096, (page ?? 0) * 4096);
  writeFileSync(file, bytes);
}

test("damage in the middle stops all writes once it is found; reads go on", async () => {
  damageTheMiddle();
  const store = await open();
  const add = () =>
    store.tx((db) =>
      db.insert(db.t.session).values({ user_id: "1", id_hash: "h", created_at: 1, last_seen_at: 1 }),
    );
  await add();
  await expect(store.check()).rejects.toThrow("is damaged");
  const refused = await add().catch((error: Error) => error);
  expect(String(refused)).toMatch(/pixelplate\.db is damaged \(Tree .*restore it from a backup\.$/);
  expect(isUnavailable(refused)).toBe(true);
  await expect(store.ping()).rejects.toThrow("is damaged");
  expect(await store.read.select().from(store.read.t.session)).toHaveLength(1);
  await store.close();

  const again = await open();
  await expect(again.check()).rejects.toThrow("is damaged");
  await again.close();
});

test("one that was made or closed well is not read again", async () => {
  const store = await open();
  expect(existsSync(`${file}.closed`)).toBe(false);
  expect(await store.check()).toBe(false);
  await store.tx((db) => db.delete(db.t.users));
  await store.close();
  const again = await open();
  expect(await again.check()).toBe(false);
  await again.close();
});

test("one that was touched after it was closed is read, and is known to be sound from then on", async () => {
  utimesSync(file, 1, 1);
  const store = await open();
  expect(await store.check()).toBe(true);
  expect(await store.check()).toBe(false);
  await store.close();
  const again = await open();
  expect(await again.check()).toBe(false);
  await again.close();
});

test("one whose server was killed is read", async () => {
  const store = await open();
  await store.tx((db) => db.delete(db.t.users));
  const killed = join(dataDir, "killed.db");
  for (const part of ["", "-wal"]) copyFileSync(file + part, killed + part);
  await store.close();
  const after = await open(killed);
  expect(await after.check()).toBe(true);
  await after.close();
});

test("one that was closed while it was being read is read again", async () => {
  utimesSync(file, 1, 1);
  const store = await open();
  const check = store.check();
  await store.close();
  expect(await check).toBe(false);
  const again = await open();
  expect(await again.check()).toBe(true);
  await again.close();
});

test("one that another process still has open is not noted as closed", async () => {
  const [one, other] = [await open(), await open()];
  await one.tx((db) => db.delete(db.t.users));
  await one.close();
  expect(existsSync(`${file}.closed`)).toBe(false);
  await other.close();
});
