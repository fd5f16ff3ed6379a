import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgres, freePort, serverOwner } from "../support/postgres.mjs";

const SETTLED_MAX_MS = 180_000;
const HOST = "127.0.0.1";

/** Three PostgreSQL nodes and a monitor of pg_auto_failover on the loopback, with the sample's settings. */
export async function startCluster() {
  const bin = findPostgres();
  if (!bin || !existsSync("/usr/bin/pg_autoctl"))
    throw new Error("Debian: apt install postgresql-15-auto-failover pg-auto-failover-cli pgbouncer");
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-failover-"));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const PATH = `${bin}:/usr/sbin:/usr/bin:/bin`;
  const options = { ...owner, cwd: folder, env: { PATH, HOME: folder, XDG_RUNTIME_DIR: folder } };
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync("pg_autoctl", args, { ...options, stdio: ["ignore", "pipe", "pipe"] }).toString();

  const usual = ["--hostname", HOST, "--listen", HOST, "--auth", "trust", "--no-ssl"];
  const monitor = await node("monitor");
  run("create", "monitor", "--pgdata", monitor.data, "--pgport", `${monitor.port}`, ...usual);
  appendFileSync(
    join(monitor.data, "postgresql.conf"),
    readFileSync("server/samples/pg_auto_failover.conf", "utf8"),
  );
  start(monitor);
  const monitorUrl = `postgres://autoctl_node@${HOST}:${monitor.port}/pg_auto_failover`;
  await until("the monitor", () => ask(monitorUrl, "select 1").then(({ length }) => length === 1));

  const nodes = [await node("node1"), await node("node2"), await node("node3")];
  for (const each of nodes) {
    const names = ["--username", "pixelplate", "--dbname", "pixelplate", "--name", each.name];
    const where = ["--pgdata", each.data, "--pgport", `${each.port}`, "--monitor", monitorUrl];
    run("create", "postgres", ...where, ...names, ...usual);
    start(each);
  }
  await settled();

  /** @param {string} name */
  async function node(name) {
    return { name, data: join(folder, name), port: await freePort(), keeper: 0 };
  }
  /** @param {{ name: string, data: string, keeper: number }} each */
  function start(each) {
    const log = openSync(join(folder, `${each.name}.log`), "a");
    const child = spawn("pg_autoctl", ["run", "--pgdata", each.data], {
      ...options,
      detached: true,
      stdio: ["ignore", log, log],
    });
    each.keeper = child.pid ?? 0;
  }
  async function states() {
    return ask(
      monitorUrl,
      "select nodename, nodeport, reportedstate::text as state, goalstate::text as goal, health from pgautofailover.node",
    );
  }
  /** Waits until one is primary and two follow it. */
  async function settled() {
    await until("a primary with two standbys", async () => {
      const all = await states();
      const are = (/** @type {string} */ state) =>
        all.filter((each) => each.state === state && each.goal === state && each.health === 1).length;
      return are("primary") === 1 && are("secondary") === 2;
    });
  }
  async function primary() {
    const port = (await states()).find(({ goal }) => /^(primary|wait_primary|single)$/.test(goal))?.nodeport;
    const found = nodes.find((each) => each.port === port);
    if (!found) throw new Error("there is no primary now");
    return found;
  }
  /** @param {{ data: string, keeper: number }} each */
  function processesOf(each) {
    const table = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
    const parents = table
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number));
    const postmaster = Number(readFileSync(join(each.data, "postmaster.pid"), "utf8").split("\n")[0]);
    const found = new Set([each.keeper, postmaster]);
    for (let before = -1; before !== found.size; ) {
      before = found.size;
      for (const [pid = 0, parent = 0] of parents) if (found.has(parent)) found.add(pid);
    }
    return [...found];
  }
  /** @param {Parameters<typeof processesOf>[0]} each @param {NodeJS.Signals} signal */
  function signal(each, signal) {
    for (const pid of processesOf(each)) {
      try {
        process.kill(pid, signal);
      } catch {}
    }
  }

  return {
    folder,
    owner,
    PATH,
    url: `postgres://pixelplate@${nodes.map(({ port }) => `${HOST}:${port}`).join(",")}/pixelplate`,
    start,
    signal,
    settled,
    primary,
    switchover: () => run("perform", "switchover", "--pgdata", monitor.data),
    rows: async (/** @type {string} */ sql) => {
      const { port } = await primary();
      return ask(`postgres://pixelplate@${HOST}:${port}/pixelplate`, sql);
    },
    stop() {
      for (const each of [...nodes, monitor])
        if (each.keeper && existsSync(join(each.data, "postmaster.pid"))) signal(each, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} connectionString @param {string} sql @returns {Promise<any[]>} */
async function ask(connectionString, sql) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, query_timeout: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    client.end().catch(() => {});
  }
}

/** @param {string} what @param {() => Promise<boolean>} isTrue */
async function until(what, isTrue) {
  const end = performance.now() + SETTLED_MAX_MS;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`waited too long for ${what}`);
    await sleep(500);
  }
}
