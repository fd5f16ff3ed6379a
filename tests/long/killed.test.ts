import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { apiClient, ended, launchBuiltApp, newToken } from "../support/app";
import { measured, often, program } from "../support/processes";
import { scratchFolder } from "../support/store";

const MAX_LIFE_MS = 25;

const folder = scratchFolder();

/** Writes a row and its count, two statements, for ever; prints the number of each that was stored. */
const WRITER = `
import { writeSync } from "node:fs";
import { openStore } from "./app/db/open.server";
const [file, last] = process.argv.slice(2);
const store = await openStore({ databaseUrl: "file:" + file, dataDir: "." });
for (let n = Number(last) + 1; ; n++) {
  await store.tx(async (db) => {
    const { nutrition_goal, user_info } = db.t;
    await db.insert(nutrition_goal).values({ user_id: "a", local_date: String(n), created_at: n, calories: 1, carbs: 1, fats: 1, protein: 1 });
    await db.insert(user_info).values({ user_id: "a", age: n, updated_at: n })
      .onConflictDoUpdate({ target: user_info.user_id, set: { age: n } });
  });
  writeSync(1, n + "\\n");
}
`;

test("a process killed at any moment loses no acknowledged write and leaves no half one", async () => {
  const cycles = often(12, 1000);
  const file = join(folder, "cycles.db");
  const writer = await program(WRITER);
  let last = 0;
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const child = spawn(process.execPath, [writer, file, `${last}`], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    await once(child.stdout, "data");
    await sleep(Math.random() * MAX_LIFE_MS);
    child.kill("SIGKILL");
    await once(child, "close");
    const acknowledged = Number(output.trimEnd().split("\n").at(-1));
    const database = new Database(file);
    const rows = database.prepare<[], number>("select count(*) from nutrition_goal").pluck().get() ?? 0;
    expect(rows).toBeGreaterThanOrEqual(acknowledged);
    expect(database.prepare("select age from user_info").pluck().get()).toBe(rows);
    if (cycle % 50 === 0 || cycle === cycles)
      expect(database.pragma("quick_check", { simple: true })).toBe("ok");
    database.close();
    last = rows;
  }
  measured(
    "R1",
    "kill -9 of a writing process: no acknowledged write lost",
    `${cycles} kills, ${last} writes, 0 lost`,
  );
});

test("a server killed at any moment keeps every food that it has acknowledged, and days that add up", async () => {
  const cycles = often(4, 200);
  const settings = { DATA_DIR: join(folder, "server") };
  const file = join(settings.DATA_DIR, "pixelplate.db");
  const acknowledged = new Set<string>();
  let token = "";
  let boot = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    const since = performance.now();
    const { url, child } = await launchBuiltApp(settings);
    boot += performance.now() - since;
    // A day holds a thousand foods.
    if (cycle % 5 === 0) token = await newToken(url, `killed-${cycle}@example.org`);
    const call = apiClient(url, token);
    let alive = true;
    const eaters = Array.from({ length: 4 }, async (_, i) => {
      const nutrition = { calories: 10, carbs: 1, fats: 1, protein: i };
      while (alive) {
        const answer = await call("POST", "/api/food", { name: `Bite ${i}`, nutrition }).catch(() => null);
        if (answer?.success) acknowledged.add(answer.data.id);
      }
    });
    const before = acknowledged.size;
    while (acknowledged.size === before) await sleep(1);
    await sleep(Math.random() * 4 * MAX_LIFE_MS);
    await ended(child, "SIGKILL");
    alive = false;
    await Promise.all(eaters);
    const database = new Database(file, { readonly: true });
    const stored = new Set(database.prepare<[], string>("select id from food").pluck().all());
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(database.prepare(UNEVEN).all()).toEqual([]);
    database.close();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(cycles);
  const figure = `${cycles} kills, ${acknowledged.size} foods, 0 lost, ready again in ${Math.round(boot / cycles)} ms`;
  measured("R1", "kill -9 of the server: no acknowledged food lost, days add up", figure);
});

/** Days that are not the sum of their food. */
const UNEVEN = `
select d.user_id from daily_home_data d
join (select user_id, local_date, sum(calories) calories, sum(protein) protein from food group by 1, 2) f
  on f.user_id = d.user_id and f.local_date = d.date
where abs(f.calories - d.calories) > 0.001 or abs(f.protein - d.protein) > 0.001`;
