import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const BUILT = "build/edge/main.js";
const INPUTS = [
  "app",
  "public",
  "server",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];

export function ensureBuilt() {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs >= Math.max(...INPUTS.map(changedAt))) return true;
  console.log("Building ...");
  const shell = process.platform === "win32";
  const built = spawnSync("npm", ["run", "--silent", "build"], { shell, encoding: "utf8" });
  if (built.status !== 0) console.error(`${built.stdout ?? ""}${built.stderr ?? ""}`);
  return built.status === 0;
}

/** The time of the last change in a file or folder, deletions too. @param {string} path @returns {number} */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
