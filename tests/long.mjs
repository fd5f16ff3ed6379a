// `npm run test:long`: every promise of SECURITY.md tried as often as it says, one file at a time, all routes on
// PostgreSQL, then the figures.
// `npm run test:long -- killed drained` tries these alone.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
if (!ensureInstalled() || !ensureBuilt()) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), "pixelplate-long-"));
const TEST_FIGURES = join(folder, "figures");
const names = process.argv.slice(2).map((name) => `tests/long/${name}`);
console.log(`Load before: ${loadavg()[0]?.toFixed(1)}`);
const promises = vitest(names.length > 0 ? names : ["tests/long/"], { TEST_LONG: "1", TEST_FIGURES });
const routes = names.length > 0 || vitest(["tests/routes/"], { TEST_DATABASE: "postgres" });

const lines = existsSync(TEST_FIGURES) ? readFileSync(TEST_FIGURES, "utf8").trim().split("\n") : [];
const rows = lines
  .map((line) => JSON.parse(line))
  .sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
console.log("\n| | Promised | Measured |\n|---|---|---|");
for (const { id, promised, figure } of rows) console.log(`| ${id} | ${promised} | ${figure} |`);
rmSync(folder, { recursive: true });
process.exit(promises && routes ? 0 : 1);

/** @param {string[]} which @param {Record<string, string>} env @returns {boolean} whether all passed */
function vitest(which, env) {
  const args = ["run", "--config", "tests/vitest.config.ts", "--no-file-parallelism", ...which];
  const run = join("node_modules", ".bin", "vitest");
  return spawnSync(run, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}
