// The built server for the browser tests under a path, behind Caddy as the sample for that sets it up.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startHost } from "../hosts/start-host.mjs";

const { DATA_DIR = "", BASE_URL = "" } = process.env;
const folder = join(DATA_DIR, "proxy");
process.on("exit", () => rmSync(DATA_DIR, { recursive: true, force: true }));

const app = await startHost({});
const sample = readFileSync("server/samples/Caddyfile.path", "utf8")
  .replace("home.example.org {", `{\nadmin off\n}\n${new URL(BASE_URL).origin} {\nbind 127.0.0.1`)
  .replace("127.0.0.1:3000", `127.0.0.1:${app.port}`);
const config = join(folder, "Caddyfile");
mkdirSync(folder);
writeFileSync(config, sample);
const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
  env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  stdio: "ignore",
});

for (const signal of ["SIGTERM", "SIGINT"])
  process.once(signal, async () => {
    const exit = once(caddy, "exit");
    caddy.kill("SIGTERM");
    await Promise.all([exit, app.stop()]);
    process.exit(0);
  });
