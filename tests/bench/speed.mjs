// `npm run bench:speed`: the product beside a bare node:http server that does the same work, in turns, and how near it
// comes. The ratio of processor time is the one to trust: the rates swing with whatever else the machine does.
// `-- --readme` puts the table into the README; a dated JSON of everything is written in any case.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { ensureBuilt } from "../../server/scripts/ensure-built.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = 2;
const CLIENTS = 8;
const COLD_REQUESTS = 100;
/** Enough for V8 to have compiled what is hot. */
const WARM_REQUESTS = Number(process.env.WARM ?? 4000);
const ROUND_REQUESTS = 2000;
/** A build of another commit, to compare with. */
const PRODUCT = process.env.PRODUCT ?? ".";
// Enough writers in turn that their days stay about as long as real ones.
const WRITERS = 200;
const PASSWORD = "carrots-before-noon";
const SOUP = JSON.stringify({
  name: "Lentil soup",
  nutrition: { calories: 120, carbs: 10, fats: 4.5, protein: 6 },
});

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
if (!ensureBuilt()) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "pixelplate-bench-"));
/** @type {import("node:child_process").ChildProcess[]} */
const started = [];
process.on("exit", () => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

// The first `fetch` of a process loads its client, which is no part of a start.
await fetch("http://127.0.0.1:9/").catch(() => {});
// The image comes with the compiled code of a first start.
await stop(await startProduct());
const product = await startProduct();
const { cookie, token, writers } = await somebody();
const FOOD = "food logged by the API, against its transaction alone";
const PICTURE = "picture outside the app, unchanged (304), against a bare 304";
const page = await (await fetch(product.url)).text();
const home = await (await fetch(product.url, { headers: { cookie } })).text();
const bearer = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const json = await (await fetch(`${product.url}/api/home`, { headers: bearer })).text();
const file = `/assets/${/\/assets\/([\w.-]+\.css)/.exec(page)?.[1]}`;
const picture = await pictureOutside();
const bare = await startBare({ file: join(folder, "bare.db"), landing: page, home, json });

/** @type {[name: string, goal: number | null, product: object, bare: object][]} */
const ALL_PAIRS = [
  ["landing page, anonymous, against a cached buffer", 0.7, get("/"), get("/landing")],
  ["landing page, compressed", null, get("/", { "accept-encoding": "gzip, br" }), get("/landing")],
  [
    "home page, rendered, against React alone with the same markup and reads",
    0.5,
    // With a query, no page is held.
    get("/?rendered", { cookie }),
    get("/home"),
  ],
  ["home page, unchanged", 2.5, get("/", { cookie }), get("/home")],
  [
    "home page, unchanged, compressed",
    null,
    get("/", { cookie, "accept-encoding": "gzip, br" }),
    get("/home"),
  ],
  ["day as JSON", 0.5, get("/api/home", bearer), get("/json")],
  [FOOD, 0.45, posts(writers), post("/food")],
  ["built file", null, get(file), get("/file")],
  [PICTURE, null, get(picture.path, picture.unchanged), get("/unchanged")],
];
const PAIRS = ALL_PAIRS.filter(([name]) => name.includes(process.env.ROW ?? ""));

const lines = [
  "| product / bare, processor time | goal | warm (spread) | | cold | ms | requests/s |",
  "|---|---|---|---|---|---|---|",
];
const say = (/** @type {string} */ line) => {
  lines.push(line);
  console.log(line);
};
for (const line of lines) console.log(line);
/** @type {{ name: string, goal: number | null, ratio: number, spread: string, ratios: number[], cold: number, cpuMs: number, rate: number, load?: number }[]} */
const results = [];
let peak = 0;
let unchangedMs = 0;
for (const [name, goal, ours, theirs] of PAIRS) {
  const cold = await pair(ours, theirs, COLD_REQUESTS);
  await pair(ours, theirs, WARM_REQUESTS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await pair(ours, theirs, ROUND_REQUESTS));
  const ratios = rounds.map(({ ratio }) => ratio).toSorted((one, other) => one - other);
  const ratio = median(ratios);
  const cpu = median(rounds.map(({ own }) => own.cpu));
  const rate = Math.round(median(rounds.map(({ own }) => own.rate)));
  if (name === FOOD) peak = rate;
  if (name === PICTURE) unchangedMs = cpu;
  const spread = `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}`;
  const met = goal === null ? "" : verdict(ratio >= goal);
  results.push({ name, goal, ratio, spread, ratios, cold: cold.ratio, cpuMs: cpu, rate, load: loadavg()[0] });
  say(
    `| ${name} | ${goal ?? ""} | ${ratio.toFixed(2)} (${spread}) | ${met} | ${cold.ratio.toFixed(2)} | ${cpu.toFixed(3)} | ${rate} |`,
  );
}

// Latency at half of the peak rate, so that nothing queues.
const calm = { overallRate: Math.max(1, Math.round(peak / 2)) };
/** @type {number[]} */
const waits = [];
for (let round = 0; round < ROUNDS; round++) {
  const own = await autocannon({
    url: product.url,
    connections: CLIENTS,
    duration: SECONDS,
    ...posts(writers),
    ...calm,
  });
  const their = await autocannon({
    url: bare.url,
    connections: CLIENTS,
    duration: SECONDS,
    ...post("/food"),
    ...calm,
  });
  waits.push(own.latency.p99 / Math.max(1, their.latency.p99));
}
const drawing = unchangedMs / (await drawingMs());
const starts = product.startMs / bare.startMs;
const rest = `
| | goal | | |
|---|---|---|---|
| food logged by the API at half its peak, p99 against bare at the same rate | 3 | ${median(waits).toFixed(1)} | ${verdict(median(waits) <= 3)} |
| picture outside the app, unchanged, processor time against drawing it | 0.1 | ${drawing.toFixed(3)} | ${verdict(drawing <= 0.1)} |
| start to the first 200, ms | 350 | ${product.startMs} | ${verdict(product.startMs <= 350)} |
| the same, against bare | 3 | ${starts.toFixed(1)} | ${verdict(starts <= 3)} |
| memory after all this, MB (bare: ${memory(bare)}) | 160 | ${memory(product)} | ${verdict(memory(product) <= 160)} |`;
console.log(rest);
const date = new Date().toISOString();
mkdirSync("build/bench", { recursive: true });
const startMs = product.startMs;
const record = { date, load: loadavg(), results, startMs, memoryMb: memory(product), waits };
writeFileSync(
  `build/bench/speed-${date.replaceAll(/[:.]/g, "-")}.json`,
  `${JSON.stringify(record, null, 1)}\n`,
);
if (process.argv.includes("--readme")) {
  const readme = readFileSync("README.md", "utf8");
  const rows = results.flatMap(({ name, goal, ratio, spread }) =>
    goal === null ? [] : [`| ${name} | ${ratio.toFixed(2)} (${spread}) | ${goal} |`],
  );
  const table = `<!-- speed -->
| | measured | goal |
|---|---|---|
${rows.join("\n")}
| start to the first 200, ms (bare: ${bare.startMs}) | ${product.startMs} | 350 |
| memory after all this, MB (bare: ${memory(bare)}) | ${memory(product)} | 160 |

Measured ${date.slice(0, 10)} by \`npm run bench:speed -- --readme\` at a load of ${loadavg()[0]?.toFixed(1)}.
<!-- /speed -->`;
  writeFileSync(
    "README.md",
    readme.replace(/<!-- speed -->[\s\S]*<!-- \/speed -->/, () => table),
  );
}

process.exit(0);

/** The same number of requests to both, in turn. @param {object} ours @param {object} theirs @param {number} amount */
async function pair(ours, theirs, amount) {
  const own = await run(product, ours, amount);
  const their = await run(bare, theirs, amount);
  return { own, ratio: their.cpu / own.cpu };
}

/** @param {{ url: string, pid: number }} server @param {object} request @param {number} amount */
async function run({ url, pid }, request, amount) {
  const before = cpuMs(pid);
  const result = await autocannon({ url, connections: CLIENTS, amount, ...request });
  const done = result["2xx"] + result["3xx"];
  const refused = result["4xx"] + result["5xx"];
  if (refused > 0 || done === 0)
    throw new Error(`${JSON.stringify(request)}: ${refused} refused, ${done} done`);
  return { cpu: (cpuMs(pid) - before) / done, rate: done / result.duration };
}

/** The processor time of a process and all its threads so far, which the kernel counts in ns. @param {number} pid */
function cpuMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ns = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]),
  );
  return ns.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Of a process, in MB. @param {{ pid: number }} server */
function memory({ pid }) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

/** @param {string} path @param {Record<string, string>} [headers] */
function get(path, headers = {}) {
  return { requests: [{ method: "GET", path, headers }] };
}
/** A food of each of these in turn. @param {Record<string, string>[]} writers */
function posts(writers) {
  return { requests: writers.map((headers) => post("/api/food", headers).requests[0]) };
}
/** @param {boolean} met */
function verdict(met) {
  return met ? "met" : "**not met**";
}
/** @param {string} path @param {Record<string, string>} [headers] */
function post(path, headers = {}) {
  return { requests: [{ method: "POST", path, headers, body: SOUP }] };
}

async function startProduct() {
  const since = performance.now();
  // As the image starts it.
  const image = readFileSync("Dockerfile", "utf8");
  const [, ...command] = JSON.parse(/^CMD (.+)$/m.exec(image)?.[1] ?? "[]");
  const env = {
    ...Object.fromEntries([...image.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value])),
    PATH: process.env.PATH,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    RATE_LIMITS: "off",
    TZ: "UTC",
    NODE_COMPILE_CACHE: "build/compile-cache",
  };
  const child = spawn(process.execPath, command, {
    cwd: PRODUCT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  let output = "";
  while (!/ready at/.test(output)) output += (await once(/** @type {any} */ (child.stdout), "data"))[0];
  child.stdout?.resume();
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}`;
  await fetch(`${url}/healthz`);
  return { url, child, pid: child.pid ?? 0, startMs: Math.round(performance.now() - since) };
}

/** @param {{ child: import("node:child_process").ChildProcess }} server */
async function stop({ child }) {
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** @param {object} served */
async function startBare(served) {
  const since = performance.now();
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, ["tests/bench/bare.mjs"], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  started.push(child);
  child.send(served);
  const [port] = await once(child, "message");
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/landing`);
  return { url, pid: child.pid ?? 0, startMs: Math.round(performance.now() - since) };
}

/** Somebody with a profile, goals, a puzzle and five foods of today. */
async function somebody() {
  const email = "bench@example.org";
  let cookie = "";
  /** @param {string} path @param {Record<string, string>} form */
  const post = async (path, form) => {
    const headers = { "Sec-Fetch-Site": "same-origin", cookie };
    const answer = await fetch(product.url + path, {
      method: "POST",
      headers,
      body: new URLSearchParams(form),
      redirect: "manual",
    });
    const session = answer.headers.getSetCookie().find((set) => set.startsWith("pp="));
    if (session) cookie = `${session.split(";")[0]}`;
  };
  await post("/sign-up", { email, password: PASSWORD });
  await post("/welcome/info", {
    name: "Bench",
    lastName: "Mark",
    gender: "female",
    age: "30",
    unit: "metric",
    height: "170",
    weight: "60",
    activityLevel: "sedentary",
    weightGoal: "maintain",
  });
  await post("/welcome/goal", { calories: "2000" });
  await post("/puzzles/magic_garden", { puzzle_id: "carrot" });
  for (let i = 0; i < 5; i++)
    await post("/eat/enter-value", {
      name: `Soup ${i}`,
      calories: "100",
      carbs: "10",
      fats: "2",
      protein: "5",
      key: `${i}`,
    });
  const mine = cookie;
  // Others write by the API, so that this day stays as it is.
  const writers = [];
  for (let i = 0; i < WRITERS; i++) {
    cookie = "";
    const writer = `writer${i}@example.org`;
    await post("/sign-up", { email: writer, password: PASSWORD });
    writers.push({ authorization: `Bearer ${await tokenOf(writer)}`, "content-type": "application/json" });
  }
  return { cookie: mine, token: await tokenOf(email), writers };
}

/** Its address, and what a screen that has it sends. */
async function pictureOutside() {
  const answer = await fetch(`${product.url}/api/today/link`, { method: "PUT", headers: bearer });
  const path = new URL((await answer.json()).data.png).pathname;
  const drawn = await fetch(product.url + path);
  await drawn.arrayBuffer();
  const unchanged = { "if-none-match": drawn.headers.get("etag") ?? "" };
  const { status } = await fetch(product.url + path, { headers: unchanged });
  if (status !== 304) throw new Error(`the picture answers ${status} to its own tag`);
  return { path, unchanged };
}

/** The processor time of a picture that nobody has seen. */
async function drawingMs() {
  const PICTURES = 40;
  const before = cpuMs(product.pid);
  for (let i = 0; i < PICTURES; i++)
    await (await fetch(`${product.url}${picture.path}?size=${400 + i}`)).arrayBuffer();
  return (cpuMs(product.pid) - before) / PICTURES;
}

/** @param {string} email */
async function tokenOf(email) {
  const answer = await fetch(`${product.url}/api/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data } = await answer.json();
  return data.access_token;
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
