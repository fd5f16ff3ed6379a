// `npm run bench:backup`: how long requests take while the server makes its nightly backup of a large SQLite file, against
// the time before and after, and what else grows with the file: the start, `admin backup`, `admin restore` and one
// person's export. `-- --rows=10000000` makes the file that large; without, a million foods.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ensureBuilt } from "../../server/scripts/ensure-built.mjs";

const { default: Database } = await import(
  +process.versions.modules >= 137 ? "better-sqlite3-n-api" : "better-sqlite3"
);

const ROWS = Number(process.argv.find((arg) => arg.startsWith("--rows="))?.slice(7) ?? 1_000_000);
const FOODS_A_USER = 1000;
const EVERY_MS = 25;
const SAMPLES_MIN = 1000;
const PASSWORD = "carrots-before-noon";
const AMOUNTS = "calories, carbs, fats, protein";
const run = promisify(execFile);

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
if (!ensureBuilt()) process.exit(1);
const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;
process.on("exit", () => {
  server?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

const made = await started("off");
const headers = { authorization: `Bearer ${await newToken(made.url)}`, "content-type": "application/json" };
await stopped();
fill(join(dataDir, "pixelplate.db"));
const megabytes = Math.round(statSync(join(dataDir, "pixelplate.db")).size / 1e6);
console.log(`${ROWS} foods, ${megabytes} MB\n\n| | goal | figure | |\n|---|---|---|---|`);

const first = await started("off");
tell("start to ready, s", null, first.startMs / 1000);
await stopped();
const { url } = await started("* * * * *");
const { calm, busy, seconds } = await waitsAround(url);
await stopped();
tell("nightly backup, s", null, seconds);
tell("request without it, p50 ms", null, at(calm, 0.5));
tell("request meanwhile, p50 ms", null, at(busy, 0.5));
tell("request without it, p99 ms", null, at(calm, 0.99));
tell("request meanwhile, p99 ms", null, at(busy, 0.99));
tell("request meanwhile, p99 against without", 2, at(busy, 0.99) / at(calm, 0.99));
const archive = join(dataDir, "all.tar.gz");
tell("admin backup, s", null, await admin(["backup", archive]));
tell(
  "one person's export, s",
  null,
  await admin(["export-user", "u0@example.org", join(dataDir, "u0.json")]),
);
tell("admin restore, s", null, await admin(["restore", archive, "--force"]));
process.exit(0);

/** Latencies in ms of a request every so often, apart by whether a backup is being made. @param {string} url */
async function waitsAround(url) {
  const backups = join(dataDir, "backups");
  const isBusy = () =>
    existsSync(backups) && readdirSync(backups).some((name) => name.startsWith(".making-"));
  /** @type {number[]} */
  const calm = [];
  /** @type {number[]} */
  const busy = [];
  const food = {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Soup", nutrition: { calories: 1, carbs: 1, fats: 1, protein: 1 } }),
  };
  let [seconds, since, rounds] = [0, 0, 0];
  while (rounds < 1 || calm.length < SAMPLES_MIN) {
    const wasBusy = isBusy();
    if (wasBusy && since === 0) since = performance.now();
    if (!wasBusy && since > 0) {
      seconds = (performance.now() - since) / 1000;
      since = 0;
      rounds++;
    }
    const sent = performance.now();
    const request = calm.length % 4 === 0 ? food : { headers };
    // Sent on time even while earlier ones wait.
    void fetch(url + (request === food ? "/api/food" : "/api/home"), request).then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      (wasBusy ? busy : calm).push(performance.now() - sent);
    });
    await pause(EVERY_MS);
  }
  return { calm, busy, seconds };
}

/** @param {string} schedule of backups */
async function started(schedule) {
  const since = performance.now();
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    TZ: "UTC",
    BACKUP_SCHEDULE: schedule,
  };
  server = spawn(process.execPath, ["build/edge/main.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  while (!/ready at/.test(output)) output += (await once(/** @type {any} */ (server.stdout), "data"))[0];
  server.stdout?.resume();
  return {
    url: `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}`,
    startMs: performance.now() - since,
  };
}

async function stopped() {
  server?.kill("SIGTERM");
  await once(/** @type {any} */ (server), "exit");
}

/** Of a new account. @param {string} url */
async function newToken(url) {
  const email = "reader@example.org";
  await fetch(`${url}/sign-up`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ email, password: PASSWORD }),
    redirect: "manual",
  });
  const answer = await fetch(`${url}/api/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return (await answer.json()).data.access_token;
}

/** Five foods on each of two hundred days of everybody, by SQL alone. @param {string} file */
function fill(file) {
  const db = new Database(file);
  const date = "strftime('%Y-%m-%d', 1767225600 - day.value * 86400, 'unixepoch')";
  const users = Math.ceil(ROWS / FOODS_A_USER);
  db.exec(`
    create temp table series as
      with recursive upto (value) as (select 0 union all select value + 1 from upto where value < ${Math.max(users, FOODS_A_USER)})
      select value from upto;
    begin;
    insert into users (id, email, password_hash, share_id, created_at)
      select 'u' || value, 'u' || value || '@example.org', '', 'u' || value, 0
      from series where value < ${users};
    insert into nutrition_goal (user_id, local_date, created_at, ${AMOUNTS})
      select 'u' || value, '2025-01-01', 0, 2000, 200, 60, 90 from series where value < ${users};
    insert into daily_home_data (user_id, date, daily_text, ${AMOUNTS}, calories_goal, carbs_goal, fats_goal,
        protein_goal, puzzle_progress, carbs_colors, protein_colors, fats_colors, updated_at)
      select 'u' || person.value, ${date}, '', 5, 5, 5, 5, 2000, 200, 60, 90, 0, '[]', '[]', '[]', 0
      from series person, series day where person.value < ${users} and day.value < ${FOODS_A_USER / 5};
    insert into food (user_id, id, name, emoji, time, local_date, ${AMOUNTS}, number_of_servings, created_at)
      select 'u' || person.value, day.value || '-' || n.value, 'Soup ' || n.value, '🍲',
        (1767225600 - day.value * 86400) * 1000 + n.value, ${date}, 1, 1, 1, 1, 1, 0
      from series person, series day, series n
      where person.value < ${users} and day.value < ${FOODS_A_USER / 5} and n.value < 5;
    insert into day_food_total (user_id, date, foods)
      select user_id, date, '{"name":["Soup 0","Soup 1","Soup 2","Soup 3","Soup 4"]}' from daily_home_data
      where true on conflict do nothing;
    commit;`);
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
}

/** Seconds that a command of the operator takes. @param {string[]} args */
async function admin(args) {
  const since = performance.now();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, TZ: "UTC" };
  await run(process.execPath, ["server/start.mjs", "admin", ...args], { env });
  return (performance.now() - since) / 1000;
}

/** @param {string} name @param {number | null} goal @param {number} figure */
function tell(name, goal, figure) {
  const met = goal === null ? "" : figure <= goal ? "met" : "**not met**";
  console.log(`| ${name} | ${goal ?? ""} | ${figure.toFixed(1)} | ${met} |`);
}

/** @param {number[]} numbers @param {number} share */
function at(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
