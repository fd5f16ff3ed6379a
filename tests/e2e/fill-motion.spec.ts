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
