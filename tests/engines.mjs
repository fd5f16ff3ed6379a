// `npm run test:engines`: the main job, sharing, the editor, a server that is away and files in Chromium, Firefox and
// WebKit. An engine that can't be had here is no failure. Ends with one line of counts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const counts = { passed: 0, failed: 0 };
/** @type {string[]} */
const notes = [];
if (!ensureInstalled() || !ensureBuilt()) {
  notes.push("Failed: there is no build to try.");
  counts.failed++;
} else {
  const { prepareChromeDriver, prepareFirefox, prepareWebKit } = await import("./support/prepare.mjs");
  if (await prepareChromeDriver()) tryIn("chromium");
  else notes.push("Skipped Chromium, whose driver isn't here (Debian: apt install chromium-driver).");
  if (await prepareWebKit()) tryIn("webkit");
  else notes.push("Skipped WebKit, which isn't here (Debian: apt install webkit2gtk-driver xvfb).");
  if (await prepareFirefox()) tryIn("firefox");
  else
    notes.push(
      "Skipped Firefox, which isn't here (Debian: apt install firefox-esr; FIREFOX names another one).",
    );
}
for (const note of notes) console.log(`\n${note}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);

/** @param {string} engine */
function tryIn(engine) {
  console.log(`\n== ${engine}`);
  // An installed browser may still not run, as in a container that lets it do too little.
  const starts = vitest(engine, "tests/engines/starts");
  if (starts.failed) return notes.push(`Skipped ${engine}, which doesn't start here: see above.`);
  const { passed, failed } = vitest(
    engine,
    "tests/engines/files",
    "tests/engines/main-job",
    "tests/engines/ways",
  );
  counts.passed += passed;
  counts.failed += failed;
}

/** @param {string} engine @param {...string} files */
function vitest(engine, ...files) {
  const folder = mkdtempSync(join(tmpdir(), "pixelplate-engines-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--config", "tests/vitest.config.ts", "--testTimeout=120000", ...reporters, ...files];
  const env = { ...process.env, TMPDIR: folder, TEST_SUITE: "engines", TEST_ENGINE: engine };
  const { status } = spawnSync(join("node_modules", ".bin", "vitest"), args, { stdio: "inherit", env });
  const { passed, failed } = countsOf(report);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

/** @param {string} report */
function countsOf(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numPassedTests + numFailedTests ? numFailedTests : 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
