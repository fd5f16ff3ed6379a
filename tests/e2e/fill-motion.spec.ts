import type { Page } from "@playwright/test";
import { choosePuzzle, enterValue, expect, newPerson, test, WHOLE_DAY } from "../support/browser";

/** When the last of the picture's animations ends, in ms after its start; 0 when nothing moves. */
const lastEnd = (page: Page, within: string) =>
  page.locator(within).evaluate((element) => {
    const ends = element
      .getAnimations({ subtree: true })
      .map((each) => each.effect?.getComputedTiming().endTime);
    return Math.max(0, ...ends.map(Number));
  });

const news = (page: Page, text: RegExp | string) => page.getByRole("status").filter({ hasText: text });

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("blocks that were just logged pop in, and the last one sets off a burst @javascript", async ({
    page,
  }) => {
    await choosePuzzle(page, "Tomato");
    await expect(page.locator(".pops")).toHaveCount(0);
    await enterValue(page, { carbs: "100", fats: "20", protein: "10" });
    await expect(news(page, /^\d+ more blocks: Tomato is \d+ percent filled\.$/)).toHaveCount(1);
    expect(await page.locator(".pops path").count()).toBeLessThanOrEqual(8);
    expect(await lastEnd(page, ".pops")).toBeLessThanOrEqual(600);
    await expect(page.locator(".burst")).toHaveCount(0);

    await enterValue(page, WHOLE_DAY);
    await expect(news(page, "Tomato is complete.")).toHaveCount(1);
    await expect(page.locator(".burst rect")).toHaveCount(24);
    expect(await lastEnd(page, ".burst")).toBeLessThanOrEqual(1200);
    await expect(page.locator(".burst")).toHaveCSS("opacity", "0");
    await expect(
      page.getByRole("dialog", { name: "Tomato collected!" }).getByRole("link", { name: "Share" }),
    ).toBeVisible();
    await expect(page.locator("[data-film]")).toHaveCount(0);

    await page.reload();
    await expect(page.locator("svg.pixel-grid")).toHaveAttribute("data-progress", "1");
    await expect(page.locator(".pops, .burst, .lines")).toHaveCount(0);
    await expect(news(page, "complete")).toHaveCount(0);
  });
});

/** What a phone shows after a press, frame by frame, until what it waits for has been there for half a second. */
type Frame = { at: number; y?: number; opacity?: string; toast: boolean; filming: boolean; saving: boolean };
const frames = (page: Page, press: string, awaited: string) =>
  page.evaluate(
    async ({ press, awaited }) => {
      const frames: Frame[] = [];
      const isShown = (element: Element | null) =>
        !!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const start = performance.now();
      (document.querySelector(press) as HTMLElement).click();
      let end = 30_000;
      for (let at = 0; at < end; at = performance.now() - start) {
        await new Promise(requestAnimationFrame);
        if (isShown(document.querySelector(awaited))) end = Math.min(end, at + 500);
        const dialog = document.querySelector("dialog[open]");
        const stage = document.querySelector("[data-sending]");
        const film = document.querySelector("[data-film]");
        frames.push({
          at,
          y: dialog?.getBoundingClientRect().y,
          opacity: dialog ? getComputedStyle(dialog).opacity : undefined,
          toast: isShown(document.querySelector(".toast")),
          filming: !!film?.getAnimations({ subtree: true }).some(({ playState }) => playState === "running"),
          saving: !!stage && getComputedStyle(stage, "::after").visibility === "visible",
        });
      }
      return frames;
    },
    { press, awaited },
  );

/** Starts of the blocks' motion, counted in the page from now on. */
const countStarts = (page: Page) =>
  page.evaluate(() => {
    addEventListener("animationstart", ({ animationName }) => {
      if (animationName !== "cover") return;
      const { dataset } = document.documentElement;
      dataset.starts = `${Number(dataset.starts ?? 0) + 1}`;
    });
  });

test.describe("on a phone in motion", { tag: "@javascript" }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("a sheet slides up opaque in 200 ms", async ({ page }) => {
    await page.goto("/");
    const shown = (await frames(page, ".page > .nav-tabs .eat-tab", "dialog[open]")).filter(
      ({ y }) => y !== undefined,
    );
    expect(new Set(shown.map(({ opacity }) => opacity))).toEqual(new Set(["1"]));
    const [first, last] = [shown[0], shown.at(-1)];
    expect(first?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY);
    const slides = await page.evaluate(() => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog) return undefined;
      const { animationName, animationDuration } = getComputedStyle(dialog);
      return `${animationName} ${animationDuration}`;
    });
    expect(slides).toBe("dialog-in 0.2s");
  });

  test("a log that finishes the puzzle fills it once, also when its answer takes a while", async ({
    page,
  }) => {
    await choosePuzzle(page, "Tomato");
    await page.goto("/eat/enter-value");
    for (const [name, value] of Object.entries(WHOLE_DAY)) await page.locator(`[name=${name}]`).fill(value);
    await page.route(/enter-value/, async (route) => {
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fulfill({ response: answer });
    });
    await countStarts(page);
    await page.locator("dialog[open] form button[type=submit]:not([hidden])").click();
    await expect(page.locator(".burst")).toHaveCount(1);
    const starts = page.locator("html");
    const pops = await page.locator(".pops path").count();
    await expect(page.getByRole("dialog", { name: "Tomato collected!" })).toBeVisible();
    await expect(page.locator("[data-film]")).toHaveCount(0);
    await expect(starts).toHaveAttribute("data-starts", `${pops + 1}`);
  });

  test("the toast waits until the finale closes", async ({ page }) => {
    await choosePuzzle(page, "Tomato");
    await page.goto("/eat/enter-value");
    for (const [name, value] of Object.entries(WHOLE_DAY)) await page.locator(`[name=${name}]`).fill(value);
    const shown = await frames(page, "dialog[open] form button[type=submit]:not([hidden])", ".toast");
    expect(shown.some(({ filming }) => filming)).toBe(true);
    expect(shown.some(({ toast }) => toast)).toBe(false);
    expect(
      await page
        .locator(".just-complete .band-line")
        .evaluate((line) => getComputedStyle(line).animationName),
    ).toBe("band-in");
    await page.keyboard.press("Escape");
    await expect(page.locator(".toast")).toHaveCSS("opacity", "1");
  });

  test("'Saving...' is said only of what takes longer than 400 ms", async ({ page }) => {
    await choosePuzzle(page, "Tomato");
    await page.route("**/eat/enter-value.data*", async (route) => {
      if (route.request().method() === "POST") await new Promise((later) => setTimeout(later, 1200));
      await route.continue();
    });
    await page.goto("/eat/enter-value");
    const food = { name: "Stew", calories: "200", carbs: "20", protein: "12", fats: "8" };
    for (const [name, value] of Object.entries(food)) await page.locator(`[name=${name}]`).fill(value);
    const shown = await frames(page, "dialog[open] form button[type=submit]:not([hidden])", ".toast");
    const said = shown.filter(({ saving }) => saving);
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]?.at).toBeGreaterThanOrEqual(390);
    expect(said.some(({ toast }) => toast)).toBe(false);
  });
});

test("with reduced motion nothing moves, and the news is still announced @javascript", async ({ page }) => {
  await choosePuzzle(page, "Tomato");
  await enterValue(page, WHOLE_DAY);
  await expect(news(page, "Tomato is complete.")).toHaveCount(1);
  for (const part of [".pops", ".burst", ".leaving"]) await expect(page.locator(part)).toBeHidden();
  expect(await lastEnd(page, ".day-packet")).toBe(0);
});

test("without JavaScript the blocks are simply there @no-javascript", async ({ page }) => {
  await choosePuzzle(page, "Tomato");
  await enterValue(page, { carbs: "100", fats: "20", protein: "10" });
  await expect(page.locator(".pops")).toHaveCount(0);
  await expect(page.locator("svg.pixel-grid")).not.toHaveAttribute("data-progress", "0");
});
