import { closeSync, existsSync, mkdirSync, openSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { migrateSqlite } from "~/db/migrate.sqlite.server";
import { readMigrations } from "~/db/migrations.server";
import { ended, launchBuiltApp, Visitor } from "../support/app";
import { LONG, measured, often } from "../support/processes";
import { scratchFolder } from "../support/store";

const MB = often(64, 4096);
const READY_MAX_MS = 1000;
const LINE_MAX_MS = often(60_000, 600_000);
const POLL_MS = 50;

const DATA_DIR = join(scratchFolder(), "large");
const file = join(DATA_DIR, "pixelplate.db");

beforeAll(async () => {
  mkdirSync(DATA_DIR);
  await migrateSqlite(file, readMigrations("sqlite"));
  const database = new Database(file);
  for (const off of ["journal_mode", "synchronous"]) database.pragma(`${off} = OFF`);
  database.exec("create table ballast (id integer primary key, bytes blob) strict");
  const add = database.prepare("insert into ballast (bytes) values (zeroblob(1000000))");
  for (let mb = 0; mb < MB; mb++) add.run();
  database.pragma("journal_mode = WAL");
  database.close();
}, 600_000);

const started = async () => {
  const since = performance.now();
  const app = await launchBuiltApp({ DATA_DIR });
  return { ...app, ms: performance.now() - since };
};

async function line(log: () => string, event: string) {
  await expect.poll(log, { timeout: LINE_MAX_MS, interval: POLL_MS }).toContain(`"event":"${event}"`);
}

test("a large database that was not closed cleanly is served at once and checked in the background", async () => {
  const first = await started();
  expect((await new Visitor(first.url).get("/readyz")).text).toMatch(/^ready /);
  // While it is being read, or is about to be.
  expect(await ended(first.child, "SIGTERM")).toBe(0);
  expect(existsSync(`${file}.closed`)).toBe(false);

  const second = await started();
  await line(second.log, "database checked");
  expect((await new Visitor(second.url).get("/readyz")).status).toBe(200);
  expect(await ended(second.child, "SIGTERM")).toBe(0);
  expect(existsSync(`${file}.closed`)).toBe(true);

  const slowest = Math.max(first.ms, second.ms);
  if (LONG) expect(slowest).toBeLessThan(READY_MAX_MS);
  const size = `${(statSync(file).size / 1e9).toFixed(1)} GB`;
  measured(
    "R21",
    `ready within ${READY_MAX_MS} ms, however large the database`,
    `${size}: ${Math.round(slowest)} ms`,
  );
});

test("damage that is found while it serves stops all writes, with 503, and the log and /readyz say so", async () => {
  zeroPageInTheMiddle();
  const { url, log, child } = await started();
  await line(log, "database damaged");
  const visitor = new Visitor(url);
  const ready = await visitor.get("/readyz");
  expect([ready.status, ready.text]).toEqual([503, "the database is damaged"]);
  expect(ready.headers.get("Retry-After")).toMatch(/^\d+$/);
  const refused = await visitor.post("/sign-up", { email: "a@example.org", password: "carrots-before-noon" });
  expect(refused.status).toBe(503);
  expect((await visitor.get("/")).status).toBe(200);
  expect(await ended(child, "SIGTERM")).toBe(0);
  expect(existsSync(`${file}.closed`)).toBe(false);
});

/** Of a table whose both ends stay as they are. */
function zeroPageInTheMiddle() {
  const database = new Database(file);
  database.exec(
    `create table leaves (id integer primary key, text text) strict;
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
     insert into leaves select i, 'a text of some length' from n`,
  );
  const page = database
    .prepare<[], number>(
      "select pageno from dbstat where name = 'leaves' and pagetype = 'leaf' order by path limit 1 offset 5",
    )
    .pluck()
    .get();
  database.close();
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(4096), 0, 4096, ((page ?? 0) - 1) * 4096);
  closeSync(descriptor);
}
