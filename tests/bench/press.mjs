// `npm run bench:press`: from the press of 'Log food' to the first filled block on screen, and to the server's answer,
// in ms on a processor slowed down four times.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../../server/scripts/ensure-installed.mjs";
import { prepareChromium } from "../support/prepare.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SLOWDOWN = 4;
const DAY_MS = 86_400_000;
const FOOD = { name: "Bagel", calories: "60", carbs: "6", protein: "5", fats: "2" };

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const executablePath = await prepareChromium();
const { chromium } = await import("@playwright/test");
const { CHROMIUM_ARGS } = await import("../support/chromium.mjs");
const folder = mkdtempSync(join(tmpdir(), "pixelplate-press-"));
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  const page = await somebody();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  console.log(`load ${loadavg()[0]?.toFixed(1)}, processor ${SLOWDOWN} times slower, ${ROUNDS} presses each`);
  for (const [name, press] of Object.entries(WAYS())) {
    const measured = [];
    for (let round = 0; round < ROUNDS; round++) measured.push(await measure(page, press));
    console.log(
      name.padEnd(12),
      figures(
        "block",
        measured.map(({ block }) => block),
      ),
      figures(
        "answer",
        measured.map(({ answer }) => answer),
      ),
    );
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Each goes as far as the button to press. @returns {Record<string, (page: import("@playwright/test").Page) => Promise<import("@playwright/test").Locator>>} */
function WAYS() {
  return {
    "Enter Value": async (page) => {
      await page.getByRole("link", { name: "Eat", exact: true }).click();
      await page.getByRole("link", { name: "Enter Value" }).click();
      for (const [field, value] of Object.entries(FOOD)) await page.locator(`[name=${field}]`).fill(value);
      return page.getByRole("button", { name: "Log food" });
    },
    review: async (page) => {
      await page.getByRole("link", { name: "Eat", exact: true }).click();
      await page.locator("[name=description]").fill("a slice of toast");
      await page.getByRole("button", { name: "Describe" }).click();
      return page.getByRole("button", { name: "Log food" });
    },
    recent: async (page) => {
      await page.getByRole("link", { name: "Eat", exact: true }).click();
      return page.getByRole("button", { name: "Log again Bagel" }).first();
    },
    usual: async (page) => {
      await page.getByRole("link", { name: "Eat", exact: true }).click();
      return page.locator("[data-section=usual] button").first();
    },
  };
}

/** @param {import("@playwright/test").Page} page @param {(page: import("@playwright/test").Page) => Promise<import("@playwright/test").Locator>} press */
async function measure(page, press) {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const button = await press(page);
  await page.waitForLoadState("networkidle");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  const filled = page.evaluate(watchFill);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await button.click();
  await answered;
  const block = await filled;
  await page.getByText("Food Logged").waitFor();
  const answer = await page.evaluate(
    () =>
      performance.getEntriesByType("resource").findLast(({ name }) => name.includes(".data"))?.responseEnd ??
      0,
  );
  return { block: block.ms, answer: answer - block.pressed };
}

/** In the page: ms from the press until a picture with another fill is on screen. @returns {Promise<{ ms: number, pressed: number }>} */
function watchFill() {
  const fill = () => document.querySelector("svg.pixel-grid")?.getAttribute("data-progress");
  const before = fill();
  let pressed = 0;
  addEventListener("pointerup", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  return new Promise((resolve) => {
    const look = () => {
      if (!pressed || fill() === before) return requestAnimationFrame(look);
      // The next task runs once the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ ms: performance.now() - pressed, pressed });
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** @param {string} name @param {number[]} values */
function figures(name, values) {
  const sorted = [...values].sort((a, b) => a - b).map(Math.round);
  return `${name} ${sorted[Math.floor(sorted.length / 2)]} ms (${sorted[0]} to ${sorted.at(-1)})`.padEnd(32);
}

async function somebody() {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    timezoneId: "UTC",
  });
  const page = await context.newPage();
  /** @param {string} path @param {Record<string, string>} form */
  const send = (path, form) =>
    page.request.post(path, { form, headers: { "Sec-Fetch-Site": "same-origin" }, maxRedirects: 0 });
  await send("/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
  await send("/welcome/info?skip=1", {});
  await send("/puzzles/magic_garden", { puzzle_id: "tomato" });
  const iso = (/** @type {number} */ ms) => new Date(ms).toISOString();
  for (const daysAgo of [1, 2, 3]) {
    const at = iso(Date.now() - daysAgo * DAY_MS);
    await send("/eat/enter-value", { ...FOOD, date: at.slice(0, 10), time: at.slice(11, 16) });
  }
  return page;
}

async function startServer() {
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    RATE_LIMITS: "off",
    TZ: "UTC",
  };
  const child = spawn(process.execPath, ["build/edge/main.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  while (!/ready at/.test(output)) output += (await once(child.stdout, "data"))[0];
  child.stdout.resume();
  return {
    url: `http://localhost:${/localhost:(\d+)/.exec(output)?.[1]}`,
    stop: () => {
      child.kill();
      return once(child, "exit");
    },
  };
}
