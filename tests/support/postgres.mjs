import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const START_TIMEOUT_MS = 30_000;

/**
 * The folder of PostgreSQL's server programs, or undefined when it isn't installed. Debian keeps them out of PATH.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/**
 * Starts a throw-away PostgreSQL server on a free port of the loopback, without syncing to the disk. `halt` ends it by
 * a signal, with its data; `resume` starts it again.
 * @param {{ keepsCommits?: boolean }} [options] `keepsCommits`: also those of the last moment before a crash.
 */
export async function startPostgres({ keepsCommits = false } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL isn't installed (Debian: apt install postgresql)");
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-postgres-"));
  const data = join(folder, "data");
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const options = { cwd: folder, ...owner };

  // A locale unlike SQLite's order, so that a query that leans on the database's own order shows.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en-US"];
  const init = ["-D", data, "-U", "pixelplate", "--auth=trust", "--no-sync", ...locale];
  execFileSync(join(bin, "initdb"), init, { ...options, stdio: ["ignore", "ignore", "inherit"] });

  const quick = [
    "fsync=off",
    `synchronous_commit=${keepsCommits ? "on" : "off"}`,
    "full_page_writes=off",
    "max_connections=400",
  ].flatMap((setting) => ["-c", setting]);
  const args = ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", "", ...quick];
  const start = () => spawn(join(bin, "postgres"), args, { ...options, stdio: "ignore" });
  let server = start();
  const clear = () => {
    server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", clear);

  const url = (/** @type {string} */ database) => `postgres://pixelplate@127.0.0.1:${port}/${database}`;
  await answers(url("postgres"));
  /** @param {NodeJS.Signals} signal */
  async function halt(signal) {
    const ended = once(server, "exit");
    server.kill(signal);
    server.kill("SIGCONT");
    await ended;
  }
  return {
    url,
    /** Also of one that is stopped. @param {NodeJS.Signals} signal */
    signal: (signal) => void server.kill(signal),
    halt,
    async resume() {
      server = start();
      await answers(url("postgres"));
    },
    async stop() {
      process.off("exit", clear);
      await halt("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// PostgreSQL refuses to run as root.
export function serverOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}

export async function answers(/** @type {string} */ connectionString) {
  const end = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(50);
    }
  }
}
