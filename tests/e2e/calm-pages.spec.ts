import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/browser";
import { DEMO_ACCOUNT, startDemo } from "../support/demo.mjs";
import { freePort } from "../support/postgres.mjs";

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
/** px of the tabs at the foot of a phone, with the air above them. */
const TABS = 79;

let demo: Awaited<ReturnType<typeof startDemo>>;

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  demo = await startDemo(String(await freePort()));
});
test.afterAll(() => demo?.stop());

/** The demo's account on a screen. */
async function opened(browser: Browser, viewport: { width: number; height: number }) {
  const page = await browser.newPage({
    baseURL: demo.url,
    timezoneId: demo.timeZone,
    viewport,
    storageState: { cookies: [], origins: [] },
  });
  await page.goto("/log-in");
  for (const [name, value] of Object.entries(DEMO_ACCOUNT)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(`${demo.url}/`);
  await page.goto("/my-collections");
  const done = page.getByRole("button", { name: "Done" });
  if (await done.isVisible()) await done.click();
  await expect(done).toHaveCount(0);
  return page;
}

/** px of the page without the tabs; what can be pressed, words, and sizes of type in sight. */
const measured = (page: Page, tabs: number) =>
  page.evaluate((tabs) => {
    const seen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, .skip-link, .side-menu, option");
    const main = document.querySelector("main");
    const controls = [...(main?.querySelectorAll("a, button, input, select, summary") ?? [])].filter(seen);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes = new Set<string>();
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      if (!parent || !text.textContent?.trim() || !seen(parent) || parent.closest("script, style")) continue;
      sizes.add(getComputedStyle(parent).fontSize);
      if (main?.contains(parent)) words += text.textContent.trim().split(/\s+/).length;
    }
    return {
      height: document.documentElement.scrollHeight - tabs,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      controls: controls.length,
      words,
      sizes: [...sizes],
    };
  }, tabs);

const SCREENS: [path: string, most: { height: number; controls: number; words: number }][] = [
  ["/account", { height: 860, controls: 16, words: 50 }],
  ["/trends", { height: 800, controls: 14, words: 110 }],
  ["/my-collections", { height: 1150, controls: 17, words: 130 }],
];

test("Account, Trends and My Collections fit a glance on a phone", async ({ browser }) => {
  const page = await opened(browser, PHONE);
  for (const [path, most] of SCREENS) {
    await page.goto(path);
    const { height, sideways, controls, words, sizes } = await measured(page, TABS);
    expect({ height, controls, words }, path).toEqual({
      height: Math.min(height, most.height),
      controls: Math.min(controls, most.controls),
      words: Math.min(words, most.words),
    });
    expect(sideways, path).toBe(0);
    expect(sizes.length, `${path}: ${sizes}`).toBeLessThanOrEqual(5);
  }
  await page.close();
});

test("Account fits a glance with the notice for Safari, too", async ({ browser }) => {
  const page = await opened(browser, PHONE);
  await page.setExtraHTTPHeaders({
    "User-Agent": "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.5 Safari/604.1",
  });
  await page.goto("/account");
  await expect(page.getByText("Safari camera permission")).toBeVisible();
  expect((await measured(page, TABS)).height).toBeLessThanOrEqual(860);
  await page.close();
});

test("the product has five sizes of type", async ({ browser }) => {
  const page = await opened(browser, PHONE);
  const sizes = new Set<string>();
  for (const path of [
    "/",
    "/?eat=1",
    "/eat/rough",
    "/eat/fits",
    "/calendar",
    ...SCREENS.map(([path]) => path),
  ]) {
    await page.goto(path);
    for (const size of (await measured(page, TABS)).sizes) sizes.add(size);
  }
  expect(sizes.size, `${[...sizes]}`).toBeLessThanOrEqual(5);
  await page.close();
});

test("a picture's page shows Save and Share above the tabs, on small phones too", async ({ browser }) => {
  const page = await opened(browser, PHONE);
  for (const viewport of [PHONE, SMALL]) {
    await page.setViewportSize(viewport);
    await page.goto("/my-collections/detail/carrot");
    const tabs = await page.getByRole("navigation", { name: "Tabs" }).boundingBox();
    for (const name of ["Save", "Share"]) {
      const box = await page.getByRole("main").getByRole("link", { name, exact: true }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(tabs?.y ?? 0);
    }
  }
  await page.close();
});

/** What moved, by its name, from a tab. */
const PLACES: [presses: string[], address: string][] = [
  [["Trends"], "/trends"],
  [["Weight Off"], "/weight"],
  [["Reminders Off"], "/account/reminders"],
  [["Preferences"], "/account/preferences"],
  [["Share links"], "/account/share-link"],
  [["Your data"], "/account/data"],
  [["Your data Import", "Import your history"], "/account/data/import"],
  [["Preferences kcal, System, house", "Your house"], "/account/house"],
  [["Apps and API Webhook, picture", "API tokens"], "/account/tokens"],
  [["Apps and API", "Webhook"], "/account/webhook"],
  [["Apps and API", "Picture link for widgets"], "/account/picture"],
  [["Change Password"], "/account/password"],
  [["Update Nutrition Goal"], "/account/goal"],
  [["Edit"], "/account/profile"],
  [["Delete Account"], "/account/delete"],
];

test("everything on Account is found by its name in two presses", async ({ browser }) => {
  const page = await opened(browser, PHONE);
  for (const [presses, address] of PLACES) {
    await page.goto("/account");
    for (const name of presses) {
      const before = page.url();
      await page.getByRole("link", { name }).last().click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(page).toHaveURL(demo.url + address);
  }
  await page.close();
});

test("a shelf opens from its tile, and by its address", async ({ browser, javaScriptEnabled }) => {
  const page = await opened(browser, PHONE);
  const market = page.getByRole("region", { name: "Summer Market" });
  await expect(market.getByRole("link", { name: "Strawberry" })).toBeHidden();
  await market.getByText("Summer Market").click();
  await expect(market.getByRole("link", { name: "Strawberry" })).toBeVisible();
  await page.goto("/account");
  await page.goto("/my-collections#shelf-old_orchard");
  if (javaScriptEnabled)
    await expect(page.getByRole("region", { name: "Old Orchard" }).getByText("Apple")).toBeInViewport();
  await page.getByText(/of 30 plants this week/).click();
  await expect(page.getByText("Every new plant you eat this week fills a plot.")).toBeVisible();
  await page.close();
});

test("days of a year are places to tap", async ({ browser }) => {
  const page = await opened(browser, SMALL);
  await page.getByRole("link", { name: "Your year" }).click();
  await expect(page.locator(".year-month li a").first()).toBeVisible();
  // No weeks of dots before the first food.
  await expect(page.locator(".year-month").first().locator("li:nth-child(-n + 7) a").first()).toBeVisible();
  const days = await page.locator(".year-month li a").all();
  expect(days.length).toBeGreaterThan(5);
  for (const day of days.slice(0, 10)) {
    const box = await day.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.close();
});

test("on a small phone nothing lies half behind the tabs or half under a toast", async ({ browser }) => {
  const page = await opened(browser, SMALL);
  await page.goto("/?eat=1");
  await page.locator("[data-section=usual] .food-card button").first().click();
  const toast = page.locator(".toast").filter({ hasText: "Food Logged" });
  await expect(toast).toBeVisible();
  const logo = await page.locator(".logo").first().boundingBox();
  const over = await toast.boundingBox();
  expect(over?.x).toBeLessThanOrEqual(logo?.x ?? 0);
  expect((over?.x ?? 0) + (over?.width ?? 0)).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0));
  const first = await page.locator(".beside > *").first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual(SMALL.height - TABS);
  await toast.getByRole("button", { name: "Undo" }).click();
  await page.close();
});

/** Pairs of texts that are printed over each other, and texts over a small line or out of the screen. */
const collisions = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.fontSize = "200%";
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const layer = document.querySelector("dialog[open]") ?? document.querySelector("main");
    if (!layer) throw new Error("There is no page.");
    const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; box: DOMRect }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      const said = text.textContent?.trim();
      const isSeen = parent?.checkVisibility({ visibilityProperty: true });
      if (!said || !isSeen || parent?.closest(".visually-hidden, option, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) boxes.push({ text: said, box });
    }
    for (const line of layer.querySelectorAll(".trend-row > svg"))
      boxes.push({ text: "a line", box: line.getBoundingClientRect() });
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      // Lines of one text stand close.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 12;
    const pairs = boxes.flatMap(({ text, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => (over(box, other.box) ? [`${text} over ${other.text}`] : [])),
    );
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth);
    return [...pairs, ...outside.map(({ text }) => `${text} outside`)];
  });

test("letters of twice the size are never printed over each other", { tag: "@javascript" }, async ({
  browser,
}) => {
  const page = await opened(browser, SMALL);
  const paths = ["/", "/?eat=1", "/eat/fits", "/calendar", "/eat/rough", ...SCREENS.map(([path]) => path)];
  for (const path of paths) {
    await page.goto(path);
    expect(await collisions(page), path).toEqual([]);
  }
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("two scrambled eggs, toast with butter and almonds");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Change the total")).toBeVisible();
  expect(await collisions(page), "the review").toEqual([]);
  await page.close();
});

test("letters of twice the size lose nothing on a small phone", { tag: "@javascript" }, async ({
  browser,
}) => {
  const page = await opened(browser, SMALL);
  for (const path of [
    ...SCREENS.map(([path]) => path),
    "/account/preferences",
    "/account/apps",
    "/account/data",
    "/my-collections/detail/carrot",
    "/trends?of=carbs",
    "/weight",
  ]) {
    await page.goto(path);
    const lost = await page.evaluate(async () => {
      document.documentElement.style.fontSize = "200%";
      // What asks for its container's width in rem follows a frame later.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const cut = [...document.querySelectorAll("main *")].filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX === "hidden";
        const isShort = element.scrollHeight > element.clientHeight + 1 && overflowY === "hidden";
        return (isCut || isShort) && !element.closest("[aria-hidden], .visually-hidden");
      });
      const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth + 1;
      return [...cut.map((element) => element.className), ...(wide ? ["the page"] : [])];
    });
    expect(lost, path).toEqual([]);
  }
  await page.close();
});
