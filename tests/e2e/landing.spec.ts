import { expect, newPerson, test } from "../support/browser";

test("a visitor sees what it is, how it works, and two ways in", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Collect your nutrition puzzles" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await expect(page.getByText("© 2025 Pixelplate")).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog", { name: "Create Free Account" })).toBeVisible();
});

test("an address may ask for the log-in dialog", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/?log-in=1");
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await expect(page).toHaveURL("/log-in");
});

test("closing the log-in goes back to the page it was opened from", {
  tag: "@javascript",
}, async ({ page }) => {
  const logInOnTheWay = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Log in" }).click();
    await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  };
  await page.goto("/tutorials");
  await logInOnTheWay();
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog", { name: "Create Free Account" })).toBeVisible();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("heading", { name: "Tutorials" })).toBeVisible();
  await expect(page).toHaveURL("/tutorials");

  await page.goto("/log-in");
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
});

test("closing the log-in that a page behind it asks for again leads to the landing page", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await page.goto("/my-collections");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.context().clearCookies();
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Get started" }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a logged-in user is sent home from log-in and sign-up", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  for (const address of ["/log-in", "/sign-up"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
  }
});

test("sign-up shows that the address needs confirming", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/sign-up?sent=1");
  await expect(
    page.getByText(
      "Sign up successful! Please check your email and click the confirmation link to activate your account.",
    ),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
});

test("password rules show beforehand, and a taken address afterwards", async ({ page }) => {
  const email = await newPerson(page);
  await page.context().clearCookies();
  await page.goto("/sign-up");
  await expect(page.getByText("Password must have at least 8 characters.")).toBeVisible();
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Password doesn't meet requirements")).toBeVisible();
  await page.locator("[name=password]").fill("carrots-before-noon");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("An account with this email already exists.")).toBeVisible();
});
