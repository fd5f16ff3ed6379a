import { expect, newPerson, send, test } from "../support/browser";

test.describe("a browser in another time zone than the account's @javascript", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  const question = (page: import("@playwright/test").Page) => page.getByRole("form", { name: "Time zone" });

  test.beforeEach(async ({ page }) => {
    await newPerson(page);
    await send(page, "/time-zone", { timeZone: "America/Lima" });
    await page.goto("/");
    await expect(question(page)).toContainText("You seem to be in Tokyo. Use that time zone?");
  });

  test("shows the question once, and remembers a no", async ({ page }) => {
    await question(page).getByRole("button", { name: "No" }).click();
    await expect(question(page)).toHaveCount(0);
    await page.goto("/account/preferences");
    await expect(page.locator("select[name=timeZone]")).toHaveValue("America/Lima");
    await page.goto("/");
    await expect(question(page)).toHaveCount(0);
  });

  test("gives the account its zone on a yes, and moves no food", async ({ page }) => {
    const form = { name: "Soup", calories: "100", carbs: "10", fats: "1", protein: "1" };
    await send(page, "/eat/enter-value", { ...form, date: "2026-03-05", time: "08:15" });
    await question(page).getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Time zone saved")).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await page.goto("/?date=2026-03-05");
    await expect(page.getByRole("link", { name: /Soup/ })).toBeVisible();
    await page.goto("/account/preferences");
    await expect(page.locator("select[name=timeZone]")).toHaveValue("Asia/Tokyo");
  });
});
