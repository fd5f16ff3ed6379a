import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The last file that a build writes. */
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

/** Builds unless there is a build that is newer than everything it is made from. Returns whether there is one. */
export function ensureBuilt() {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs >= Math.max(...INPUTS.map(changedAt))) return true;
  console.log("Building ...");
  const shell = process.platform === "win32";
  const built = spawnSync("npm", ["run", "--silent", "build"], { shell, encoding: "utf8" });
  if (built.status !== 0) console.error(`${built.stdout ?? ""}${built.stderr ?? ""}`);
  return built.status === 0;
}

/** When a file, or anything in a folder, was last changed. A folder changes when something in it is deleted. @param {string} path @returns {number} */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}
