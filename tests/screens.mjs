// `npm run screens`: pictures of every screen with the demo account, in both sizes and themes, into screens/ (ignored),
// and one sheet of them all for each size and theme.
// `npm run screens -- readme` renews the pictures that the README shows.
import { mkdirSync, readdirSync } from "node:fs";
import { ensureBuilt } from "../server/scripts/ensure-built.mjs";
import { ensureInstalled } from "../server/scripts/ensure-installed.mjs";
import { DEMO_ACCOUNT, startDemo } from "./support/demo.mjs";
import { prepareChromium } from "./support/prepare.mjs";

const readme = process.argv[2] === "readme";
const PORT = process.env.PORT ?? "3977";
const SIZES = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };
const VISITOR = [
  "/",
  "/sign-up",
  "/log-in",
  "/forgot-password",
  "/tutorials",
  "/about",
  "/privacy-notice",
  "/what-leaves",
  "/offline",
];
/** @param {{ year: number, month: number, yearOfWeek?: number, weekOfYear?: number }} today */
const playerScreens = ({ year, month, yearOfWeek, weekOfYear }) => [
  "/",
  "/?eat=1",
  "/eat/describe",
  "/eat/enter-value",
  "/puzzles",
  "/puzzles/magic_garden",
  "/puzzles/salmon_nigiri_boy",
  "/puzzles/summer_market",
  "/puzzles/breakfast_table",
  "/puzzles/pancake_bear",
  "/?show=carbs",
  "/?done=1",
  "/calendar",
  `/calendar?week=${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`,
  "/trends",
  "/trends?days=365",
  "/my-collections",
  `/my-collections/${year}#${year}-${String(month).padStart(2, "0")}`,
  "/my-collections/detail/carrot",
  "/my-collections/detail/salmon_nigiri_boy",
  "/my-collections/detail/carrot?share=1",
  "/my-collections/detail/carrot?save=1",
  "/account",
  "/account/profile",
  "/account/password",
  "/account/info",
  "/account/goal",
  "/account/delete",
  "/account/tokens",
  "/account/picture",
  "/account/reminders",
  "/eat/scan-label",
  "/foods?q=rice",
  "/my-collections/detail/carrot?save=1&columns=off",
  "/nowhere",
];

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const executablePath = await prepareChromium();
const { chromium } = await import("@playwright/test");
const { Temporal } = await import("temporal-polyfill");
const { CHROMIUM_ARGS } = await import("./support/chromium.mjs");
const demo = await startDemo(PORT);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  await (readme ? readmePictures() : everyScreen());
} finally {
  await browser.close();
  demo.stop();
}

async function everyScreen() {
  mkdirSync("screens", { recursive: true });
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const context = await newContext({ viewport, colorScheme });
      const page = await context.newPage();
      for (const address of VISITOR) await shoot(page, address, `visitor ${size} ${colorScheme}`);
      await logIn(page);
      const where = `player ${size} ${colorScheme}`;
      for (const address of playerScreens(Temporal.Now.plainDateISO())) await shoot(page, address, where);
      await foodScreens(page, where);
      await context.close();
      await sheet(`${size}-${colorScheme}`, viewport);
    }
}

/** A past plate, one of its foods, saved foods, and a meal's review. @param {import("@playwright/test").Page} page @param {string} where */
async function foodScreens(page, where) {
  const yesterday = `/?date=${Temporal.Now.plainDateISO(demo.timeZone).subtract({ days: 1 })}`;
  await shoot(page, yesterday, where);
  // With four foods or more the list is folded.
  await page.goto(String(await page.locator("a[href^='/food/']").first().getAttribute("href")));
  await page.getByRole("dialog").waitFor();
  await picture(page, where, "food");
  const star = page.getByRole("button", { name: /^Save / });
  if (await star.isVisible()) await star.click();
  await page.getByRole("button", { name: /^Saved: / }).waitFor();
  await shoot(page, "/eat/saved", where);
  await shoot(page, "/eat/fits", where);
  await shoot(page, "/eat/rough", where);
  await page.goto("/eat/describe");
  await page
    .locator("[name=description]")
    .fill("two scrambled eggs, a slice of toast with butter, orange juice");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("dialog", { name: "Food" }).waitFor();
  await picture(page, where, "review");
}

/** All the pictures of one size and theme, side by side. @param {string} which @param {{ width: number, height: number }} shape */
async function sheet(which, { width, height }) {
  const { default: sharp } = await import("sharp");
  const names = readdirSync("screens").filter(
    (name) => /^(visitor|player)-/.test(name) && name.includes(which),
  );
  const across = width < height ? 8 : 5;
  const tile = { width: width < height ? 240 : 400, gap: 12 };
  const tall = Math.round((tile.width * height) / width);
  const pictures = names.map(async (name, at) => ({
    input: await sharp(`screens/${name}`).resize(tile.width, tall).png().toBuffer(),
    left: tile.gap + (at % across) * (tile.width + tile.gap),
    top: tile.gap + Math.floor(at / across) * (tall + tile.gap),
  }));
  await sharp({
    create: {
      width: tile.gap + across * (tile.width + tile.gap),
      height: tile.gap + Math.ceil(names.length / across) * (tall + tile.gap),
      channels: 3,
      background: "#8f7862",
    },
  })
    .composite(await Promise.all(pictures))
    .png()
    .toFile(`screens/sheet-${which}.png`);
}

async function readmePictures() {
  mkdirSync("public/screenshots", { recursive: true });
  await gardenPicture("garden", SIZES.phone);
  await gardenPicture("garden-wide", SIZES.wide);
  const pictures = [
    { name: "home", address: "/", viewport: SIZES.phone, colorScheme: "light" },
    { name: "describe", address: "/eat/describe", viewport: SIZES.phone, colorScheme: "light" },
    { name: "detail", address: "/my-collections/detail/carrot", viewport: SIZES.phone, colorScheme: "dark" },
    { name: "collections", address: "/my-collections", viewport: SIZES.wide, colorScheme: "light" },
  ];
  for (const { name, address, viewport, colorScheme } of pictures) {
    const context = await newContext({ viewport, colorScheme });
    const page = await context.newPage();
    await logIn(page);
    await page.goto(address);
    if (name === "describe") {
      await page
        .locator("[name=description]")
        .fill("two scrambled eggs, a slice of toast with butter and a glass of orange juice");
      await page.getByRole("button", { name: "Next", exact: true }).click();
      await page.getByRole("dialog", { name: "Food" }).waitFor();
    }
    await page.waitForTimeout(700);
    await page.screenshot({ path: `public/screenshots/${name}.png` });
    await context.close();
  }
}

/**
 * The Magic Garden alone with its frame and shadow, on nothing: for the landing page.
 * @param {string} name @param {{ width: number, height: number }} viewport
 */
async function gardenPicture(name, viewport) {
  const { default: sharp } = await import("sharp");
  const context = await newContext({ viewport, colorScheme: "light" });
  const page = await context.newPage();
  await logIn(page);
  await page.goto("/my-collections");
  await page.evaluate(() => {
    document.documentElement.style.background = "transparent";
    // Removed, it would make React draw the page anew.
    const bar = document.querySelector(".top-bar");
    if (bar instanceof HTMLElement) bar.style.visibility = "hidden";
  });
  const box = await page.locator(".magic_garden").boundingBox();
  if (!box) throw new Error("the demo has no garden");
  const clip = { x: box.x - 3, y: box.y - 3, width: box.width + 15, height: box.height + 15 };
  const picture = await page.screenshot({ clip, omitBackground: true, fullPage: true });
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`public/screenshots/${name}.png`);
  await context.close();
}

/** @param {import("@playwright/test").BrowserContextOptions} options */
function newContext(options) {
  return browser.newContext({
    ...options,
    baseURL: demo.url,
    deviceScaleFactor: options.viewport === SIZES.phone ? 2 : 1,
    timezoneId: demo.timeZone,
    // Every visitor of the garden is on the screen.
    reducedMotion: "reduce",
  });
}

/** Logs in, and waves through the congratulation. @param {import("@playwright/test").Page} page */
async function logIn(page) {
  await page.goto("/log-in");
  for (const [name, value] of Object.entries(DEMO_ACCOUNT)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL("/");
  await page.goto("/my-collections");
  const done = page.getByRole("button", { name: "Done" });
  if (await done.isVisible()) await done.click();
  await page.waitForTimeout(1000);
}

/** @param {import("@playwright/test").Page} page @param {string} address @param {string} where */
async function shoot(page, address, where) {
  await page.goto(address);
  await page.waitForTimeout(500);
  await picture(page, where, address.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home");
}

/** @param {import("@playwright/test").Page} page @param {string} where @param {string} name */
async function picture(page, where, name) {
  await page.waitForTimeout(300);
  await page.screenshot({ path: `screens/${where.replaceAll(" ", "-")}-${name}.png` });
}
