// `npm test`: installs what is missing, runs every check, goes on after a failing one, and ends with the time of each
// part and one line of counts.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";
import { prepareChromium, preparePostgres, prepareProxies } from "./support/prepare.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), "pixelplate-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {[part: string, seconds: number][]} */
const times = [];

if (!ensureInstalled()) {
  console.error("The packages could not be installed.");
  finish({ passed: 0, failed: 1, skipped: 0 });
}
let built = false;
await part("Types, lint and build", async () => {
  const types = inBackground("tsc", "--noEmit");
  add(one(npx("biome", "check", ".")));
  built = ensureBuilt();
  add(one(built));
  add(one(await types));
});
await part("Tests on SQLite", async () => {
  await prepareProxies();
  add(vitest("sqlite"));
});
await part("Tests on PostgreSQL", async () => {
  const ready = await preparePostgres();
  add(ready ? vitest("postgres") : missing("PostgreSQL (apt install postgresql)"));
});
await part("Tests in the browser", async () => add(await browser()));
finish(total);

/** @param {string} name @param {() => Promise<void>} run */
async function part(name, run) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  await run();
  times.push([name, (performance.now() - start) / 1000]);
}

/** @param {string} database @returns {Counts} */
function vitest(database) {
  const report = join(reports, `${database}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = npx("vitest", "run", "--config", "tests/vitest.config.ts", ...reporters, {
    TEST_DATABASE: database,
    TEST_SUITE: "short",
  });
  return counted(report, ok, (result) => {
    const broken = result.testResults.filter(
      (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
    );
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + broken.length,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  });
}

async function browser() {
  if (!built) return missing("a build", true);
  if (!(await prepareChromium())) return missing("Chromium (CHROMIUM names one)");
  const report = join(reports, "browser.json");
  const config = ["--config", "tests/playwright.config.ts", "--reporter=line,json"];
  const ok = npx("playwright", "test", ...config, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return counted(report, ok, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

/**
 * The counts of a report. No report, no test run, or a failure outside of tests counts as one failure.
 * @param {string} report @param {boolean} ok @param {(result: any) => Counts} read @returns {Counts}
 */
function counted(report, ok, read) {
  try {
    const counts = read(JSON.parse(readFileSync(report, "utf8")));
    const silent = counts.failed === 0 && (!ok || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  } catch {
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

/** Runs a program of node_modules in the background, and prints its output at the end. @param {string} program @param {string[]} args */
function inBackground(program, ...args) {
  const child = spawn(join("node_modules", ".bin", program), args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  return new Promise((resolve) => {
    child.once("close", (code) => {
      if (output) console.log(output);
      resolve(code === 0);
    });
  });
}

/** Runs a program of node_modules; the last argument may be more environment. @param {...(string | Record<string, string>)} args */
function npx(...args) {
  const more = typeof args.at(-1) === "object" ? args.pop() : {};
  const env = { ...process.env, .../** @type {Record<string, string>} */ (more) };
  const [program, ...rest] = /** @type {string[]} */ (args);
  return spawnSync(join("node_modules", ".bin", `${program}`), rest, { stdio: "inherit", env }).status === 0;
}

/** @param {Counts} counts */
function add(counts) {
  for (const key of /** @type {(keyof Counts)[]} */ (["passed", "failed", "skipped"]))
    total[key] += counts[key];
}

/** @param {Counts} counts */
function finish({ passed, failed, skipped }) {
  console.log("");
  for (const [name, seconds] of times) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exit(failed ? 1 : 0);
}
