import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import Database, { type Database as Connection } from "better-sqlite3";
import { expect, test } from "vitest";
import { migrateSqlite } from "~/db/migrate.sqlite.server";
import { type Migration, readMigrations } from "~/db/migrations.server";
import { ended, launchBuiltApp, Visitor } from "../support/app";
import { measured, often, program } from "../support/processes";
import { scratchFolder } from "../support/store";

const FIXTURES = "tests/fixtures";
const released = readdirSync(FIXTURES).filter((name) => /^schema-\d+\.sql$/.test(name));
const shipped = readMigrations("sqlite");
const folder = scratchFolder();

/** The database that an older version left behind. */
function old(fixture: string, name: string): string {
  mkdirSync(`${folder}/${name}`, { recursive: true });
  const file = `${folder}/${name}/pixelplate.db`;
  rmSync(file, { force: true });
  openedFor(file, (database) =>
    database.exec(`begin;${readFileSync(`${FIXTURES}/${fixture}`, "utf8")}commit;`),
  );
  return file;
}

function openedFor<T>(file: string, use: (database: Connection) => T): T {
  const database = new Database(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

type Column = { name: string; type: string };
/** These were sums over several days, and became the grams of the first. */
const SUMS_ONCE = ["carbs", "protein", "fats"];
/** Of every table: how many rows, and the sum of each of these columns. */
const figures = (file: string, columns?: Map<string, string[]>) =>
  openedFor(file, (database) => {
    const names = database
      .prepare<[], string>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'migration'",
      )
      .pluck()
      .all();
    return new Map(
      names
        .filter((name) => !columns || columns.has(name))
        .map((name) => {
          const all = (database.pragma(`table_info("${name}")`) as Column[])
            .map((column) => column.name)
            .filter((column) => !(name === "user_collection" && SUMS_ONCE.includes(column)));
          const summed = columns?.get(name)?.filter((column) => column !== "rows") ?? all;
          const sums = summed.map(
            (column) => `total(coalesce(length("${column}"), 0) + "${column}") as "${column}"`,
          );
          return [name, database.prepare(`select count(*) as rows, ${sums} from "${name}"`).get() as object];
        }),
    );
  });

test.each(released)(
  "%s comes to today's schema with every row and sum, and a copy from before",
  async (fixture) => {
    const file = old(fixture, fixture);
    const before = figures(file);
    const columns = new Map([...before].map(([name, sums]) => [name, Object.keys(sums)]));
    expect(before.size).toBeGreaterThan(5);
    await migrateSqlite(file, shipped);
    expect(figures(file, columns)).toEqual(before);
    openedFor(file, (database) => {
      expect(database.pragma("foreign_key_check")).toEqual([]);
      expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    });
    const [copy, ...others] = readdirSync(`${folder}/${fixture}`).filter((name) => name.includes(".before-"));
    expect(others).toEqual([]);
    expect(figures(`${folder}/${fixture}/${copy}`)).toEqual(before);
    const rows = [...before.values()].reduce((sum, table) => sum + (table as { rows: number }).rows, 0);
    measured(
      "R13",
      "upgrade from every released schema loses nothing",
      `${fixture}: ${rows} rows, all sums unchanged`,
    );
  },
);

test("today's server opens the diary of an older version", async () => {
  const file = old(`${released[0]}`, "server");
  const { url, child } = await launchBuiltApp({ DATA_DIR: `${folder}/server`, DATABASE_URL: `file:${file}` });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const visitor = new Visitor(url);
  const form = { email: "demo@pixelplate.example", password: "thirty-days-of-demo" };
  expect((await visitor.post("/log-in", form)).status).toBe(303);
  expect((await visitor.get("/my-collections")).text).toContain("Carrot");
  await ended(child, "SIGTERM");
});

test("a version older than the database leaves it alone", async () => {
  const file = old(`${released[0]}`, "newer");
  await expect(migrateSqlite(file, shipped.slice(0, 1))).rejects.toThrow(
    "the database is from a newer version",
  );
});

/** Takes all steps of a version that is still to come, one of which takes its time. */
const MIGRATOR = `
import { readFileSync } from "node:fs";
import { migrateSqlite } from "./app/db/migrate.sqlite.server";
console.log("begin");
await migrateSqlite(process.argv[2], JSON.parse(readFileSync(process.argv[3], "utf8")));
`;
const SLOW: Migration = {
  name: "9999_slow",
  hash: "slow",
  sql: `create table slow (n integer primary key, text text);
    insert into slow with recursive n(i) as (select 1 union all select i + 1 from n where i < 150000) select i, hex(i) from n;
    alter table food add column colour text; update food set colour = 'red';`,
};

test("an upgrade killed at any moment has happened whole or not at all, and the next start finishes it", async () => {
  const kills = often(4, 100);
  const migrator = await program(MIGRATOR);
  const steps = `${folder}/steps.json`;
  const next = [...shipped, SLOW];
  writeFileSync(steps, JSON.stringify(next));
  const first = old(`${released[0]}`, "first");
  const before = figures(first);
  const columns = new Map([...before].map(([name, sums]) => [name, Object.keys(sums)]));
  const held = openedFor(first, (database) =>
    database.prepare("select count(*) from migration").pluck().get(),
  );
  let cut = 0;
  for (let kill = 0; kill < kills; kill++) {
    const file = old(`${released[0]}`, "killed");
    copyFileSync(first, file);
    const child = spawn(process.execPath, [migrator, file, steps], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await sleep(Math.random() * 250);
    await ended(child, "SIGKILL");
    const names = openedFor(file, (database) => database.prepare("select name from migration").pluck().all());
    expect([held, next.length]).toContain(names.length);
    if (names.length < next.length) cut++;
    expect(figures(file, columns)).toEqual(before);
    await migrateSqlite(file, next);
    expect(figures(file, columns)).toEqual(before);
    expect(openedFor(file, (database) => database.pragma("integrity_check", { simple: true }))).toBe("ok");
    expect(existsSync(`${file}-wal`)).toBe(false);
    rmSync(`${folder}/killed`, { recursive: true });
  }
  measured(
    "R13",
    "kill -9 in mid-upgrade: all or nothing",
    `${kills} kills, ${cut} in the middle, 0 rows lost`,
  );
});
