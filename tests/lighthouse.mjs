// `npm run lighthouse`: what Lighthouse (mobile) says of the landing page, the home screen and a share page. It is fetched
// for the run: nothing else needs it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";
import { DEMO_ACCOUNT, startDemo } from "./support/demo.mjs";
import { prepareChromium } from "./support/prepare.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const DEBUG_PORT = 3979;

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const executablePath = await prepareChromium();
const { chromium } = await import("@playwright/test");
const { CHROMIUM_ARGS } = await import("./support/chromium.mjs");
const folder = mkdtempSync(join(tmpdir(), "pixelplate-lighthouse-"));
const demo = await startDemo("3978");
const context = await chromium.launchPersistentContext(join(folder, "profile"), {
  executablePath,
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
  baseURL: demo.url,
  timezoneId: demo.timeZone,
});
try {
  const page = await context.newPage();
  await report("landing", `${demo.url}/`);
  await page.goto("/log-in");
  for (const [name, value] of Object.entries(DEMO_ACCOUNT)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL("/");
  await report("home", `${demo.url}/`);
  await page.goto("/my-collections/detail/carrot?share=1");
  const shared = /http\S+\/share\/\S+nickname=\w+/.exec(
    (await page.getByRole("dialog").textContent()) ?? "",
  )?.[0];
  await report("share", shared ?? "");
} finally {
  await context.close();
  demo.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} name @param {string} url */
async function report(name, url) {
  const file = join(folder, `${name}.json`);
  const flags = [
    "--quiet",
    `--port=${DEBUG_PORT}`,
    "--disable-storage-reset",
    "--output=json",
    `--output-path=${file}`,
  ];
  await once(
    spawn("npx", ["--yes", LIGHTHOUSE, url, ...flags], { stdio: ["ignore", "ignore", "inherit"] }),
    "exit",
  );
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  console.log(
    [
      name.padEnd(8),
      ...Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`),
      `LCP ${audits["largest-contentful-paint"].displayValue}`,
      `TBT ${audits["total-blocking-time"].displayValue}`,
    ].join("  "),
  );
}
