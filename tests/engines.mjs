// `npm run test:engines`: what broke in other engines than Chromium, in WebKit itself. Ends with one line of counts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";
import { prepareWebKit } from "./support/prepare.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
if (!ensureInstalled() || !ensureBuilt()) finish({ passed: 0, failed: 1 });
if (!(await prepareWebKit())) {
  const must = process.env.CI === "true";
  console.log(`${must ? "Failed" : "Skipped"}: needs WebKit (Debian: apt install webkit2gtk-driver xvfb).`);
  finish({ passed: 0, failed: must ? 1 : 0 });
}

const folder = mkdtempSync(join(tmpdir(), "pixelplate-engines-"));
const report = join(folder, "report.json");
const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`];
const args = [
  "run",
  "--config",
  "tests/vitest.config.ts",
  "--testTimeout=120000",
  ...reporters,
  "tests/engines/",
];
const env = { ...process.env, TEST_SUITE: "engines" };
const { status } = spawnSync(join("node_modules", ".bin", "vitest"), args, { stdio: "inherit", env });
const counts = read();
rmSync(folder, { recursive: true });
finish(counts);

function read() {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, "utf8"));
    return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {{ passed: number, failed: number }} counts */
function finish({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
