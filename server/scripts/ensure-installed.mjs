import "./ensure-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const LOCK = "package-lock.json";
/** npm's own note of what it put there, written at the end of an install. */
const INSTALLED = "node_modules/.package-lock.json";
/** Which Node it was installed for: packages with a part in C++ fit one major version only. */
const MADE_FOR = "node_modules/.node-modules-version";

/** Installs the locked packages unless they are there already. Returns whether they are. */
export function ensureInstalled() {
  if (isInstalled()) return true;
  console.log("Installing packages ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(npm, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status === 0) writeFileSync(MADE_FOR, process.versions.modules);
  return status === 0;
}

function isInstalled() {
  if (existsSync(MADE_FOR) && readFileSync(MADE_FOR, "utf8") !== process.versions.modules) return false;
  const there = packagesOf(INSTALLED);
  if (!there) return false;
  return Object.entries(packagesOf(LOCK) ?? {}).every(([path, { version, optional }]) => {
    if (path === "") return true;
    return there[path] ? there[path].version === version : optional;
  });
}

/** @param {string} file @returns {Record<string, { version: string, optional?: boolean }> | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}
