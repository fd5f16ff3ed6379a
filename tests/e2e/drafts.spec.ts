import type { Page } from "@playwright/test";
import { expect, newPerson, send, test } from "../support/browser";

const WORDS = "50 g of toast";
const SOUP = { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6" };

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

const words = (page: Page) => page.locator("textarea[name=description]");
const amount = (page: Page) => page.getByLabel("Amount of Toast");

async function openReview(page: Page) {
  await page.goto("/eat/describe");
  await words(page).fill(WORDS);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(amount(page)).toHaveValue("50");
}

async function openDescribe(page: Page) {
  await page.getByRole("link", { name: "Eat", exact: true }).click();
  await page.goto("/eat/describe");
}

async function fill(page: Page) {
  await page.goto("/eat/enter-value");
  for (const [name, value] of Object.entries(SOUP)) await page.locator(`[name=${name}]`).fill(value);
}

test("Back in a review leads to its words", async ({ page }) => {
  await openReview(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("dialog", { name: "Describe" })).toBeVisible();
  await expect(words(page)).toHaveValue(WORDS);
  await words(page).fill("100 g of toast");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(amount(page)).toHaveValue("100");
});

test("the browser's Back from a review keeps its words", async ({ page }) => {
  await page.goto("/?eat=1");
  await words(page).fill(WORDS);
  await page.getByRole("button", { name: "Describe" }).click();
  await expect(amount(page)).toHaveValue("50");
  await page.goBack();
  await expect(words(page)).toHaveValue(WORDS);
  await page.getByRole("button", { name: "Describe" }).click();
  await expect(amount(page)).toHaveValue("50");
});

test("Back in a review of another day stays with that day", { tag: "@javascript" }, async ({ page }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/eat/describe?date=${yesterday}`);
  await words(page).fill(WORDS);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(words(page)).toHaveValue(WORDS);
  await expect(page.locator("input[name=date]")).toHaveValue(yesterday);
});

test.describe("In the browser", { tag: "@javascript" }, () => {
  // The router's own script is the one that complains of forbidden storage.
  test.use({ expectedComplaints: [[/Failed to load resource/, /SecurityError|^$/], { scope: "test" }] });

  test("a reload gives the review again, corrected as it was, and it is logged once", async ({ page }) => {
    await openReview(page);
    await amount(page).fill("75");
    await page.reload();
    await expect(amount(page)).toHaveValue("75");
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page.getByRole("link", { name: "Toast" })).toHaveCount(1);
    await openDescribe(page);
    await expect(words(page)).toHaveValue("");
  });

  test("a review whose answer was lost is the same after a reload: logged once", async ({ page }) => {
    await openReview(page);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === "pixelplate:kept-food") throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    await page.route(/describe\.data/, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByRole("alert").getByText("No Internet connection")).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page.getByRole("link", { name: "Toast" })).toHaveCount(1);
  });

  for (const [how, leave] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press beside it", (page: Page) => page.mouse.click(195, 5)],
    ["Close", (page: Page) => page.getByRole("dialog").getByRole("link", { name: "Close" }).click()],
  ] as const)
    test(`${how} does not drop a review, words or values`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/eat/describe");
      await words(page).fill(WORDS);
      await leave(page);
      await expect(page.locator("dialog")).toHaveCount(0);
      await openDescribe(page);
      await expect(words(page)).toHaveValue(WORDS);
      await page.getByRole("button", { name: "Next" }).click();
      await amount(page).fill("75");
      await leave(page);
      await expect(page.locator("dialog")).toHaveCount(0);
      await openDescribe(page);
      await expect(amount(page)).toHaveValue("75");
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(words(page)).toHaveValue("");

      await fill(page);
      await leave(page);
      await expect(page.locator("dialog")).toHaveCount(0);
      await page.getByRole("link", { name: "Eat", exact: true }).click();
      await page.getByRole("link", { name: "Enter Value" }).click();
      await expect(page.locator("[name=calories]")).toHaveValue("120");
      await expect(page.getByText("We kept what you typed.")).toBeVisible();
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(page.locator("[name=calories]")).toHaveValue("");
    });

  test("a reload of Enter Value keeps it, and logging ends it", async ({ page }) => {
    await fill(page);
    await page.reload();
    for (const [name, value] of Object.entries(SOUP))
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await page.goto("/eat/enter-value");
    await expect(page.locator("[name=name]")).toHaveValue("");
  });

  test("a food that waits for a connection is no draft any more", async ({ page }) => {
    await fill(page);
    await page.route(/enter-value\.data|eat\/kept/, (route) => route.abort());
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Saved on this device.")).toBeVisible();
    await page.reload();
    await expect(page.locator("[name=name]")).toHaveValue("");
  });

  test("another tab and another account don't see it", async ({ page, context }) => {
    await openReview(page);
    const other = await context.newPage();
    await other.goto("/eat/describe");
    await expect(words(other)).toHaveValue("");
    await expect(other.getByText("Change the total")).toHaveCount(0);
    await context.clearCookies();
    await newPerson(page);
    await page.goto("/eat/describe");
    await expect(words(page)).toHaveValue("");
    await expect(page.getByText("Change the total")).toHaveCount(0);
  });

  test("signing out takes it along", async ({ page }) => {
    await fill(page);
    await page.goto("/account");
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("pixelplate:draft"))).toBeNull();
  });

  test("works without it where storage is forbidden, or full", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await openReview(page);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(words(page)).toHaveValue(WORDS);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Log food" }).dblclick();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page.getByRole("link", { name: "Toast" })).toHaveCount(1);
  });

  for (const [how, leave] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["a press beside it", (page: Page) => page.mouse.click(195, 5)],
    ["its X", (page: Page) => page.getByRole("dialog").getByLabel("Close").click()],
  ] as const)
    test(`any other form asks before ${how} discards what was typed`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/account/profile");
      await leave(page);
      await expect(page).toHaveURL("/account");
      await page.goto("/account/profile");
      const name = page.locator("[name=nickname]");
      await name.fill("Ann");
      await leave(page);
      const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
      await expect(question.getByRole("button", { name: "Go on typing" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question).toHaveCount(0);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue("Ann");
      await leave(page);
      await question.getByRole("button", { name: "Discard" }).click();
      await expect(page).toHaveURL("/account");
    });

  test("a page that comes back from the browser's cache can be sent again", async ({ page }) => {
    await fill(page);
    await page.evaluate(() => location.assign(new URL("../about", location.href)));
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page.locator("[name=name]")).toHaveValue("Soup");
    await send(page, "/eat/enter-value", SOUP);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(2);
  });
});
