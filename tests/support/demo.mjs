import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const DEMO_ACCOUNT = { email: "demo@pixelplate.example", password: "thirty-days-of-demo" };

/**
 * A zone where it is this hour now, whatever the machine's clock says: Etc/GMT+5 is five hours behind UTC.
 * @param {number} hour
 */
export function zoneAt(hour) {
  const behind = ((new Date().getUTCHours() + 24 - hour + 11) % 24) - 11;
  return `Etc/GMT${behind < 0 ? "" : "+"}${behind}`;
}

/**
 * The production build with the demo's thirty days, in a zone where it is early afternoon now, so that today's puzzle
 * is half way. `stop` ends it and removes its data.
 * @param {string} port
 */
export async function startDemo(port) {
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "pixelplate-demo-"));
  const timeZone = zoneAt(14);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    BASE_URL: url,
    TZ: timeZone,
    RATE_LIMITS: "off",
    NODE_ENV: "production",
  };
  const filled = await new Promise((done) =>
    spawn("node", ["build/commands/demo.js"], { env, stdio: "inherit" }).on("exit", done),
  );
  if (filled !== 0) throw new Error("the demo's days were not filled");
  const server = spawn("node", ["build/edge/main.js"], { env, stdio: ["ignore", "ignore", "inherit"] });
  const stop = () => {
    server.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
    server.kill();
  };
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, timeZone, stop };
    await new Promise((later) => setTimeout(later, 100));
  }
  stop();
  throw new Error(`the server did not come up on port ${port}`);
}
