import type { Page } from "@playwright/test";
import { enterValue, expect, logFood, newPerson, send, test } from "../support/browser";

test.describe("at local midnight", { tag: "@javascript" }, () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const NEW_DAY = "A new day has begun. What you log now counts for it.";

  /** The page's clock runs on past midnight; the server's day follows by a move to where tomorrow is. */
  async function letMidnightPass(page: Page) {
    await page.clock.fastForward(DAY_MS);
    await send(page, "/time-zone", { timeZone: "Pacific/Kiritimati" });
  }

  test.beforeEach(async ({ page }) => {
    await newPerson(page);
    await send(page, "/time-zone", { timeZone: "Etc/GMT+12" });
    await page.clock.install();
  });

  test("Enter Value stays with what was typed, and closes on the new day", async ({ page }) => {
    await enterValue(page, { name: "Supper", carbs: "1", fats: "1", protein: "1" });
    await expect(page.getByRole("link", { name: "Supper" })).toBeVisible();
    await page.goto("/eat/enter-value");
    await page.locator("[name=name]").fill("Midnight snack");
    await letMidnightPass(page);
    await expect(page.getByRole("status").getByText(NEW_DAY)).toBeVisible();
    await expect(page.locator("[name=name]")).toHaveValue("Midnight snack");
    await expect(page).toHaveURL("/eat/enter-value");
    await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await expect(
      page.getByRole("navigation", { name: "Day" }).getByText("Today", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Supper" })).toHaveCount(0);
  });

  test("a review stays with its corrections, and logs to the new day", async ({ page }) => {
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("50 g of toast");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Amount of Toast").fill("75");
    await letMidnightPass(page);
    await expect(page.getByText(NEW_DAY)).toBeVisible();
    await expect(page.getByLabel("Amount of Toast")).toHaveValue("75");
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Day" }).getByText("Today", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Toast" })).toHaveCount(1);
  });

  test("the first questions stay with their answers", async ({ page }) => {
    await page.goto("/welcome/info");
    await page.locator("[name=name]").fill("Ann");
    await letMidnightPass(page);
    await expect(page.getByText(NEW_DAY)).toBeVisible();
    await expect(page.locator("[name=name]")).toHaveValue("Ann");
  });

  test("a page with nothing in front moves on by itself", async ({ page }) => {
    await logFood(page, { name: "Supper", carbs: "1", fats: "1", protein: "1" });
    await page.goto("/");
    await send(page, "/time-zone", { timeZone: "Pacific/Kiritimati" });
    await page.clock.fastForward(DAY_MS);
    await expect(page.getByRole("link", { name: "Supper" })).toHaveCount(0);
    await expect(
      page.getByRole("navigation", { name: "Day" }).getByText("Today", { exact: true }),
    ).toBeVisible();
  });
});
