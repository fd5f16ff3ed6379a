import { atHome, collect, expect, newPerson, test } from "../support/browser";

test("icons are where programs look for them unasked", { tag: "@javascript" }, async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  const touch = await request.get("/apple-touch-icon.png");
  expect([touch.status(), touch.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("the side menu leads everywhere, and offers the account to those who have one", async ({ page }) => {
  await page.goto("/tutorials");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "My Collections" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Account", exact: true })).toHaveCount(0);
  await atHome(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
});

test("the tabs lead to the places gone to most, and mark what is new", async ({ page }) => {
  await newPerson(page);
  await collect(page, "carrot");
  await page.goto("/account");
  const tabs = page.getByRole("navigation", { name: "Tabs" });
  await expect(tabs.getByRole("link", { name: "You" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Collection, something new" }).click();
  await expect(page.getByRole("heading", { name: "My Collections" })).toBeVisible();
  await tabs.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/");
  await expect(tabs.getByRole("link", { name: "Collection", exact: true })).toBeVisible();
  await page.goto("/?date=2020-02-03");
  await expect(tabs.getByRole("link", { name: "Eat" })).toHaveAttribute("href", /\/\?eat=1&date=2020-02-03$/);
  await tabs.getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("dialog", { name: "Choose a day" })).toBeVisible();
});

test.describe("on a screen at 400 percent zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test("the tabs scroll away with the page", { tag: "@no-javascript" }, async ({ page }) => {
    await atHome(page);
    await page.locator("main").evaluate((main) => main.scrollIntoView());
    await expect(page.getByRole("navigation", { name: "Tabs" })).not.toBeInViewport();
  });
});

test("signing out ends the session", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Collect your nutrition puzzles" })).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL("/log-in?redirectTo=%2Faccount");
});

test("what is not there says so", { tag: "@javascript" }, async ({ page }) => {
  expect((await page.goto("/nowhere"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Resource not found." })).toBeVisible();
});
