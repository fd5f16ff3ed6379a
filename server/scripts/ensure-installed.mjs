import "./ensure-node.mjs";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const LOCK = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
/** Packages with a native part fit one major version of Node. */
const MADE_FOR = "node_modules/.node-modules-version";

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
