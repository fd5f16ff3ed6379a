// `npm run test:long`: every promise of SECURITY.md tried as often as it says, one file at a time, then the figures.
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
const which = process.argv.slice(2).map((name) => `tests/long/${name}`);
console.log(`Load before: ${loadavg()[0]?.toFixed(1)}`);
const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--no-file-parallelism",
    ...(which.length > 0 ? which : ["tests/long/"]),
  ],
  { stdio: "inherit", env: { ...process.env, TEST_LONG: "1", TEST_FIGURES } },
);

const lines = existsSync(TEST_FIGURES) ? readFileSync(TEST_FIGURES, "utf8").trim().split("\n") : [];
const rows = lines
  .map((line) => JSON.parse(line))
  .sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
console.log("\n| | Promised | Measured |\n|---|---|---|");
for (const { id, promised, figure } of rows) console.log(`| ${id} | ${promised} | ${figure} |`);
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
