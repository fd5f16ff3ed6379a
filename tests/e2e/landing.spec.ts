import { signUp } from "../support/journey";
import { expect, test } from "../support/test";

test("a visitor sees what it is, how it works, and two ways in", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Collect your nutrition puzzles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await expect(page.getByText("© 2025")).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog", { name: "Create Free Account" })).toBeVisible();
});

test("an address may ask for the log-in dialog", async ({ page }) => {
  await page.goto("/?log-in=1");
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await expect(page).toHaveURL("/log-in");
});

test("who is logged in is not asked to log in again", async ({ page }) => {
  await signUp(page);
  for (const address of ["/log-in", "/sign-up"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
  }
});
