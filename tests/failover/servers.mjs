import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Two servers on one database, each with a data folder of its own and no shared setting but the database. */
export async function startServers(/** @type {string} */ databaseUrl) {
  const servers = await Promise.all([startServer(databaseUrl), startServer(databaseUrl)]);
  return {
    urls: servers.map(({ url }) => url),
    stop: () => Promise.all(servers.map(({ stop }) => stop())),
  };
}

/** @param {string} DATABASE_URL */
async function startServer(DATABASE_URL) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pixelplate-failover-data-"));
  const settings = {
    DATABASE_URL,
    DATA_DIR,
    PORT: "0",
    HOST: "127.0.0.1",
    RATE_LIMITS: "off",
  };
  const env = { PATH: process.env.PATH, NODE_ENV: /** @type {const} */ ("production"), ...settings };
  const child = spawn(process.execPath, ["build/edge/main.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output = (output + data).slice(-10_000);
  });
  const port = () => /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
  while (!port() && child.exitCode === null)
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  const found = port();
  if (!found) throw new Error(output);
  return {
    url: `http://127.0.0.1:${found}`,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}
