import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./postgres.mjs";

/** The built server for one browser test, which stops and starts it at the same address, with the same data. */
export async function ownServer(
  settingsAt: (url: string) => Promise<Record<string, string>> = async () => ({}),
) {
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-own-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = await settingsAt(url);
  let child: ChildProcess | undefined;

  async function start() {
    const env = { ...process.env, PORT: String(port), BASE_URL: url, DATA_DIR: dataDir };
    child = spawn(process.execPath, ["build/edge/main.js"], {
      env: {
        ...env,
        HOST: "127.0.0.1",
        NODE_ENV: "production",
        RATE_LIMITS: "off",
        AI_ENGINE: "built-in",
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    while (!output.includes("ready at")) {
      const [chunk] = await once(child.stdout as NodeJS.ReadableStream, "data");
      output += chunk;
    }
  }

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  await start();
  return {
    url,
    start,
    stop,
    async end() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
