import { atHome, newPerson } from "../support/journey";
import { expect, test } from "../support/test";

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
