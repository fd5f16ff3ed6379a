// `npm test`: installs what is missing, runs every check, goes on after a failing one, and ends with the time of each
// part and one line of counts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";
import { prepareChromium, preparePostgres, prepareProxies } from "./support/prepare.mjs";
import { failuresOfPlaywright, failuresOfVitest } from "./support/reports/failures.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** A program of node_modules; the last argument may be more environment. @typedef {(program: string, ...args: (string | Record<string, string>)[]) => Promise<boolean>} Run */

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
// The reports, and all that the tests leave in the temporary folder; PostgreSQL's own user goes through it.
const scratch = mkdtempSync(join(tmpdir(), "pixelplate-"));
chmodSync(scratch, 0o711);
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {[part: string, seconds: number][]} */
const times = [];
/** @type {string[]} */
const failures = [];

if (!ensureInstalled()) {
  console.error("The packages could not be installed.");
  finish({ passed: 0, failed: 1, skipped: 0 });
}
let built = false;
await part("Build", async (run) => {
  const types = run("tsc", "--noEmit");
  const lint = run("biome", "check", ".");
  built = ensureBuilt();
  const checks = { build: built, lint: await lint, types: await types };
  for (const [check, ok] of Object.entries(checks)) {
    add(one(ok));
    if (!ok) failures.push(`Build: ${check}`);
  }
});
await prepareProxies();
const hasPostgres = await preparePostgres();
const hasChromium = built && (await prepareChromium());
await part("SQLite", async (run) => add(await vitest("sqlite", run)));
await part("PostgreSQL", async (run) =>
  add(hasPostgres ? await vitest("postgres", run) : missing("PostgreSQL (apt install postgresql)")),
);
await part("Browser", async (run) => add(await browser(run)));
finish(total);

/**
 * Runs a part, whose programs print with its name before each line.
 * @param {string} name @param {(run: Run) => Promise<void>} steps
 */
async function part(name, steps) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  await steps(async (program, ...args) => {
    const more = typeof args.at(-1) === "object" ? args.pop() : {};
    const env = { ...process.env, TMPDIR: scratch, .../** @type {Record<string, string>} */ (more) };
    const path = join("node_modules", ".bin", program);
    const child = spawn(path, /** @type {string[]} */ (args), { stdio: ["ignore", "pipe", "pipe"], env });
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on("line", (line) => console.log(`${name}: ${line}`));
    const [code] = await once(child, "close");
    return code === 0;
  });
  times.push([name, (performance.now() - start) / 1000]);
}

/** @param {string} database @param {Run} run @returns {Promise<Counts>} */
async function vitest(database, run) {
  const report = join(scratch, `${database}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = await run("vitest", "run", "--config", "tests/vitest.config.ts", ...reporters, {
    TEST_DATABASE: database,
    TEST_SUITE: "short",
  });
  return counted(report, ok, (result) => {
    const broken = result.testResults.filter(
      (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
    );
    failures.push(...failuresOfVitest(database, result));
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + broken.length,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  });
}

/** @param {Run} run @returns {Promise<Counts>} */
async function browser(run) {
  if (!built) return missing("a build", true);
  if (!hasChromium) return missing("Chromium (CHROMIUM names one)");
  const report = join(scratch, "browser.json");
  const config = ["--config", "tests/playwright.config.ts", "--reporter=line,json"];
  const ok = await run("playwright", "test", ...config, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(report, ok, ({ stats, errors, suites }) => {
    failures.push(...failuresOfPlaywright(suites));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  });
}

/**
 * The counts of a report. No report, no test run, or a failure outside of tests counts as one failure.
 * @param {string} report @param {boolean} ok @param {(result: any) => Counts} read @returns {Counts}
 */
function counted(report, ok, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, "utf8")));
    const silent = counts.failed === 0 && (!ok || counts.passed === 0);
    if (silent) failures.push(`${basename(report)}: an error outside the tests`);
    return silent ? { ...counts, failed: 1 } : counts;
  } catch {
    failures.push(`${basename(report)}: no report`);
    return one(false);
  }
}

/** Reports what can't run here, which is a failure in CI. @param {string} what @returns {Counts} */
function missing(what, must = process.env.CI === "true") {
  console.log(`${must ? "Failed" : "Skipped"}: these tests need ${what}.`);
  return must ? one(false) : { passed: 0, failed: 0, skipped: 1 };
}

/** @param {boolean} ok @returns {Counts} */
function one(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** @param {...Counts} parts */
function add(...parts) {
  for (const counts of parts)
    for (const key of /** @type {(keyof Counts)[]} */ (["passed", "failed", "skipped"]))
      total[key] += counts[key];
}

/** @param {Counts} counts */
function finish({ passed, failed, skipped }) {
  console.log("");
  for (const [name, seconds] of times) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exit(failed ? 1 : 0);
}
