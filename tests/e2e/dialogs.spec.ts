import { expect, newPerson, test } from "../support/browser";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("a dialog closes by its button, back to the page behind", async ({ page }) => {
  await page.goto("/?eat=1");
  await page.getByRole("dialog", { name: "Eat" }).getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("the page behind an open dialog can't be reached", async ({ page, javaScriptEnabled }) => {
  await page.goto("/eat/describe");
  const guarded = javaScriptEnabled ? "dialog:modal" : ".page[inert]";
  await expect(page.locator(guarded)).toHaveCount(1);
});

test("Escape closes a dialog", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/?eat=1");
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("focus stays inside a dialog", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/eat/enter-value");
  await expect(page.locator("dialog:modal")).toBeVisible();
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && !at?.closest("dialog");
    });
    expect(outside).toBe(false);
  }
});
