// `npm run bench:memory`: ms from start to ready, and MB of memory when ready and after 10,000 mixed requests, of the
// build started as the image starts it, on an empty SQLite database.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuilt } from "../../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../../server/scripts/ensure-installed.mjs";

const REQUESTS = Number(process.env.REQUESTS ?? 10_000);
const AT_ONCE = 8;
const STARTS = 5;
const SETTLE_MS = 3000;
const GOALS = { startMs: 350, readyMb: 125, afterMb: 165 };
const PORT = 20_000 + (process.pid % 10_000);
const url = `http://localhost:${PORT}`;
const password = "carrots-before-noon";
const FOOD = { name: "Lentil soup", calories: "120", carbs: "10", protein: "6", fats: "4" };

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "pixelplate-memory-"));
try {
  console.log(`Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`);
  /** @type {number[]} */
  const starts = [];
  // The first start makes the database.
  for (let i = 0; i <= STARTS; i++) {
    const { server, ms } = await start();
    if (i > 0) starts.push(ms);
    if (i === STARTS) await measure(server);
    const exit = once(server, "exit");
    server.kill("SIGTERM");
    await exit;
  }
  show("start, ms (median)", starts.sort((a, b) => a - b)[STARTS >> 1] ?? 0, GOALS.startMs);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function start() {
  const since = performance.now();
  const server = spawn(
    process.execPath,
    ["--max-semi-space-size=4", "--min-semi-space-size=2", "build/edge/main.js"],
    {
      env: {
        ...{
          PATH: process.env.PATH,
          NODE_ENV: "production",
          ...{ MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "1000000" },
          DATA_DIR: folder,
          PORT: String(PORT),
          BASE_URL: url,
        },
        ...{ HOST: "127.0.0.1", RATE_LIMITS: "off", AI_ENGINE: "built-in", BACKUP_SCHEDULE: "off" },
      },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  await new Promise((ready) => server.stdout.on("data", (said) => /ready at/.test(said) && ready(undefined)));
  return { server, ms: Math.round(performance.now() - since) };
}

/** @param {import("node:child_process").ChildProcess} server */
async function measure(server) {
  await wait(SETTLE_MS);
  show("ready, MB", memoryMb(server.pid), GOALS.readyMb);
  const cookie = await signUp();
  const kinds = requests(cookie);
  let sent = 0;
  /** @type {Record<number, number>} */
  const statuses = {};
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < REQUESTS) {
        const [path, init] = kinds(sent++);
        const answer = await fetch(url + path, { redirect: "manual", ...init });
        await answer.arrayBuffer();
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      }
    }),
  );
  console.log("answers by status", JSON.stringify(statuses));
  await wait(SETTLE_MS);
  show(`after ${REQUESTS} requests, MB`, memoryMb(server.pid), GOALS.afterMb);
}

/** What people do in a day: of 20 requests 16 read, three log food, and one describes a meal. @param {string} cookie */
function requests(cookie) {
  const PAGES = [
    "/",
    "/?eat=1",
    "/_root.data",
    "/about",
    "/puzzles",
    "/my-collections",
    "/calendar",
    "/trends",
  ];
  const CALLS = [
    "/api/home",
    "/api/food?limit=20",
    "/api/days",
    "/api/today",
    "/api/foods?q=rye",
    "/api/trends",
  ];
  const READ = [...PAGES, ...CALLS, "/account", "/art/carrot.png"];
  /** @param {Record<string, string>} form @returns {RequestInit} */
  const post = (form) => ({
    method: "POST",
    body: new URLSearchParams(form),
    headers: { cookie, "sec-fetch-site": "same-origin" },
  });
  /** @param {number} i @returns {[string, RequestInit]} */
  return (i) => {
    const turn = i % 20;
    if (turn < READ.length) return [READ[turn] ?? "/", { headers: { cookie } }];
    if (turn === 19)
      return ["/eat/describe", post({ description: "two eggs, 200 g rice and a glass of milk" })];
    // A day holds so many foods; most are taken off again.
    return ["/eat/enter-value", post({ ...FOOD, key: `k${i}`, date: dayBefore(i) })];
  };
}

/** @param {number} i */
function dayBefore(i) {
  return new Date(Date.now() - (1 + (i % 300)) * 86_400_000).toISOString().slice(0, 10);
}

async function signUp() {
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ email: "ann@example.org", password });
  const answer = await fetch(`${url}/sign-up`, { method: "POST", body, headers, redirect: "manual" });
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
}

/** @param {number | undefined} pid */
function memoryMb(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  /** @param {string} what */
  const mb = (what) => Math.round(Number(new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(rollup)?.[1]) / 1024);
  console.log(`of it anonymous ${mb("Anonymous")}; the rest is mapped from files, most of it Node itself`);
  return mb("Rss");
}

/** @param {string} what @param {number} measured @param {number} goal */
function show(what, measured, goal) {
  console.log(what.padEnd(30), String(measured).padStart(5), `goal ${goal}`, measured > goal ? "missed" : "");
}
