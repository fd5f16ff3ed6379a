import type { Page } from "@playwright/test";
import { choosePuzzle, collect, expect, newPerson, test } from "../support/browser";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

const SOUP = { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6" };

/** The collection, then home with a food's form over it, each by a link. */
async function openEnterValue(page: Page) {
  await page.goto("/my-collections");
  await page.getByRole("link", { name: "Pixelplate, home" }).click();
  await page.getByRole("link", { name: "Eat", exact: true }).click();
  await page.getByRole("link", { name: "Enter Value" }).click();
  await expect(page.getByRole("dialog", { name: "Enter Value" })).toBeVisible();
}

test.describe("Back", { tag: "@javascript" }, () => {
  test("after a dialog was closed leads to what was before it", async ({ page }) => {
    await openEnterValue(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/my-collections");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("after a food was logged leads to what was before its dialogs", async ({ page }) => {
    await openEnterValue(page);
    for (const [name, value] of Object.entries(SOUP)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/my-collections");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("after a reload, too, skips what was logged", async ({ page }) => {
    await openEnterValue(page);
    for (const [name, value] of Object.entries(SOUP)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL("/my-collections");
  });

  test("after months of the calendar leads past them", async ({ page }) => {
    await page.goto("/my-collections");
    await page.getByRole("link", { name: "Pixelplate, home" }).click();
    await page.getByRole("link", { name: /Choose a day/ }).click();
    const month = page.getByRole("dialog").getByRole("link", { name: "Previous month" });
    const earlier = (await month.getAttribute("href")) ?? "";
    await month.click();
    await expect(page).toHaveURL(earlier);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL("/my-collections");
  });

  test("after a puzzle was chosen does not open the choice again", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Choose nutrition puzzle" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Magic Garden" }).click();
    await page.getByRole("dialog").getByText("Carrot", { exact: true }).click();
    await page.getByRole("button", { name: "Select puzzle" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("within a dialog's steps, and from a page that a dialog leads to, goes one back", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Eat", exact: true }).click();
    await page.getByRole("dialog", { name: "Eat" }).getByRole("button", { name: "Describe" }).click();
    await page.getByRole("link", { name: "What leaves the server" }).click();
    await expect(page).toHaveURL("/what-leaves");
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Describe" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "Eat" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("a card's Close goes back to where it was opened, else to the collection", async ({
  page,
  javaScriptEnabled,
}) => {
  await collect(page, "corn");
  await page.goto("/my-collections");
  await page.getByRole("link", { name: /Corn/ }).first().click();
  await expect(page).toHaveURL("/my-collections/detail/corn");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("main").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/my-collections");
  if (javaScriptEnabled) expect(await page.evaluate(() => history.state.idx)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(javaScriptEnabled ? before : before + 1);
  await page.goto("/my-collections/detail/corn");
  await page.getByRole("main").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/my-collections");
});

test("a page of the recent list with nothing on it leads to the newest", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/?eat=1&page=3");
  await expect(page.getByText("There is nothing older.")).toBeVisible();
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page).toHaveURL("/?eat=1");
  await expect(page.getByText("No food records yet")).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`a message leaves the date in sight at ${viewport.width} px`, { tag: "@javascript" }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choosePuzzle(page, "Carrot");
    await page.goto("/eat/enter-value");
    for (const [name, value] of Object.entries(SOUP)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Log food" }).click();
    const toast = await page.getByText("Food Logged").boundingBox();
    if (!toast) throw new Error("no message");
    for (const part of [
      page.getByRole("navigation", { name: "Day" }).getByText("Today", { exact: true }),
      page.locator("svg.pixel-grid"),
    ]) {
      const box = await part.boundingBox();
      if (!box) throw new Error("no date or no picture");
      expect(toast.y >= box.y + box.height || toast.y + toast.height <= box.y).toBe(true);
    }
    const eat = await page.getByRole("link", { name: "Eat", exact: true }).boundingBox();
    if (eat && viewport.width < 640) expect(toast.y + toast.height).toBeLessThanOrEqual(eat.y);
  });
