import { enterValue, expect, newPerson, send, test } from "../support/browser";

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const FOOD = { name: "Soup", calories: "80", carbs: "9", fats: "2", protein: "3" };

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("weeks begin on Monday; today and days with data are open, once there are any", {
  tag: "@javascript",
}, async ({ page }) => {
  const today = dayBefore(0);
  await enterValue(page, FOOD);
  await page.getByRole("link", { name: /Choose a day/ }).click();
  const calendar = page.getByRole("dialog", { name: "Choose a day" });
  await expect(calendar.getByRole("columnheader")).toHaveText(["M", "T", "W", "T", "F", "S", "S"]);
  const open = calendar.locator("td a");
  await expect(open).toHaveText([String(Number(today.slice(8)))]);
  await open.click();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(`/?date=${today}`);
});

test("without any day of data every past day is open, and no day ahead", { tag: "@javascript" }, async ({
  page,
}) => {
  const today = Number(dayBefore(0).slice(8));
  await page.goto("/calendar");
  await expect(page.locator("td a")).toHaveCount(today);
  await expect(page.getByRole("link", { name: "Next month" })).toBeDisabled();
  await page.getByRole("link", { name: "Previous month" }).click();
  await expect(page.locator("td a").nth(27)).toHaveText("28");
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(page.locator("td a")).toHaveCount(today);
});

test("a day with data is a look back: its food, and a puzzle that stays", async ({ page }) => {
  const day = dayBefore(3);
  await send(page, "/eat/enter-value", FOOD);
  await page.goto("/");
  const food = await page.getByRole("link", { name: /Soup/ }).getAttribute("href");
  await send(page, food ?? "", { ...FOOD, number_of_servings: "1", date: day, time: "12:30" });
  await send(page, "/puzzles/magic_garden", { puzzle_id: "corn", date: day });
  await page.goto(`/calendar?month=${day.slice(0, 7)}`);
  await page.locator(`td a[href$="/?date=${day}"]`).click();
  await expect(page.getByRole("progressbar", { name: "Carbs" })).toHaveAttribute("aria-valuenow", "9");
  await page.getByRole("button", { name: /^Corn/ }).click();
  await expect(page.getByRole("button", { name: "Hide grid" })).toBeVisible();
  await expect(page.getByRole("link", { name: /puzzle$/ })).toHaveCount(0);
});

test.describe("that can't be loaded", { tag: "@javascript" }, () => {
  test.use({ expectedComplaints: [[/ERR_FAILED/, /Failed to fetch/], { scope: "test" }] });

  test("says so, and is tried again", async ({ page }) => {
    await page.goto("/");
    await page.route(/calendar\.data/, (route) => route.abort());
    await page.getByRole("link", { name: /Choose a day/ }).click();
    await expect(page.getByText("Something went wrong with the date picker.")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("dialog", { name: "Choose a day" })).toBeVisible();
  });
});
