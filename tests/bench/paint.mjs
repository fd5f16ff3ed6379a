// `npm run bench:paint`: how soon a first and a second visit paint on a slow phone: Chromium's own throttling with a round
// trip of 562 ms, 1.47 Mbit/s and a processor slowed down four times. LCP in ms, also as a multiple of what the page's
// HTML alone took, which no page can go below; and the requests of a first visit with their bytes.
import { loadavg } from "node:os";
import { ensureBuilt } from "../../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../../server/scripts/ensure-installed.mjs";
import { DEMO_ACCOUNT, startDemo } from "../support/demo.mjs";
import { prepareChromium } from "../support/prepare.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const executablePath = await prepareChromium();
const { chromium } = await import("@playwright/test");
const { CHROMIUM_ARGS } = await import("../support/chromium.mjs");
const demo = await startDemo(process.env.PORT ?? "3981");
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `load ${load}, ${NETWORK.latency} ms, 1.47 Mbit/s, processor ${SLOWDOWN} times slower, ${ROUNDS} rounds`,
  );
  const session = await loggedIn();
  for (const [name, storageState] of /** @type {const} */ ([
    ["landing", undefined],
    ["home", session],
  ])) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visits(storageState));
    say(
      `${name}, first visit `,
      rounds.map(({ first }) => first),
    );
    say(
      `${name}, second visit`,
      rounds.map(({ second }) => second),
    );
  }
} finally {
  await browser.close();
  demo.stop();
}

/** @typedef {{ lcp: number, html: number, requests: number, bytes: number }} Paint */

/** Of a browser with an empty cache, and again. @param {Session} storageState */
async function visits(storageState) {
  const context = await newContext(storageState);
  const first = await paintOf(context);
  const second = await paintOf(context);
  await context.close();
  return { first, second };
}

/** @param {import("@playwright/test").BrowserContext} context @returns {Promise<Paint>} */
async function paintOf(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  let requests = 0;
  let bytes = 0;
  cdp.on("Network.responseReceived", ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) requests++;
  });
  cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${demo.url}/`, { waitUntil: "networkidle" });
  const { lcp, html } = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
          performance.getEntriesByType("navigation")
        );
        new PerformanceObserver((list) => {
          const lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          resolve({ lcp, html: navigation?.responseEnd ?? Number.NaN });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return { lcp, html, requests, bytes };
}

/** @param {string} name @param {Paint[]} rounds */
function say(name, rounds) {
  const median = (/** @type {keyof Paint} */ key) =>
    rounds.map((round) => round[key]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const lcp = median("lcp");
  const figures = [
    `LCP ${Math.round(lcp)} ms`,
    `${(lcp / median("html")).toFixed(2)} times its HTML`,
    `${median("requests")} requests`,
    `${Math.round(median("bytes") / 1024)} KB`,
  ];
  console.log([name, ...figures].join("  "));
}

/** @typedef {Awaited<ReturnType<import("@playwright/test").BrowserContext["storageState"]>> | undefined} Session */

/** @param {Session} [storageState] */
function newContext(storageState) {
  return browser.newContext({ ...PHONE, storageState, timezoneId: demo.timeZone });
}

async function loggedIn() {
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(`${demo.url}/log-in`);
  for (const [name, value] of Object.entries(DEMO_ACCOUNT)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(`${demo.url}/`);
  const { cookies, origins } = await context.storageState();
  await context.close();
  // A browser with an empty cache has none that says what it holds.
  return { cookies: cookies.filter(({ name }) => name !== "pp_styles"), origins };
}
