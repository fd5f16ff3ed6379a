import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "../support/browser";

test("a token is made, shown once, used by a program and revoked", async ({ page, playwright, baseURL }) => {
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Apps and API" }).click();
  await page.getByRole("link", { name: "API tokens" }).click();
  const dialog = page.getByRole("dialog", { name: "API Tokens" });
  await expect(dialog).toContainText("You have no tokens yet.");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog).toContainText("Give the token a name");
  await dialog.getByLabel("Name").fill("Kitchen scale");
  await dialog.getByLabel("Access").selectOption("Read only");
  await dialog.getByLabel("Expires").selectOption("In 30 days");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog).toContainText("You won’t see it again.");
  const token = await dialog.locator("code").textContent();

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/user")).status()).toBe(200);
  expect((await program.put("/api/today/link")).status()).toBe(403);
  // On another host it is seen within a minute.
  await expect(async () => {
    await page.goto("/account/tokens");
    await expect(dialog).toContainText("last used", { timeout: 500 });
  }).toPass();
  await expect(dialog.getByRole("listitem")).toContainText(/Read only\s*Expires/);
  await expect(dialog.locator("code")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Revoke Kitchen scale" }).click();
  await expect(page.getByText("Token revoked")).toBeVisible();
  await expect(dialog).toContainText("You have no tokens yet.");
  expect((await program.get("/api/user")).status()).toBe(401);
  await program.dispose();
});

const SOUP = { name: "Soup", emoji: "🍲", nutrition: { calories: 320, carbs: 30, fats: 12, protein: 18 } };

/** Proposes as the person's own program would. */
async function propose(page: Page, baseURL = "", food: object = SOUP) {
  const answer = await page.request.post("/api/tray", { data: { food }, headers: { Origin: baseURL } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("what an assistant proposes stands on home, and one press logs it", async ({ page, baseURL }) => {
  await newPerson(page);
  await page.goto("/");
  await expect(page.getByText("Your assistant proposes")).toHaveCount(0);
  await propose(page, baseURL);
  await page.goto("/");
  await expect(page.getByText("Your assistant proposes: Soup · 320 kcal")).toBeVisible();
  await page.getByRole("button", { name: "Log it: Soup" }).dblclick();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByText("Your assistant proposes")).toHaveCount(0);
  await expect(page.locator(".day-foods")).toContainText("1 food");
});

test("a proposal is changed in the ordinary review, or gets a no", async ({ page, baseURL }) => {
  await newPerson(page);
  await propose(page, baseURL);
  await propose(page, baseURL, { ...SOUP, name: "Stew" });
  await page.goto("/");
  await page.getByRole("button", { name: "No: Stew" }).click();
  await expect(page.getByText("Not logged")).toBeVisible();
  await page.getByRole("link", { name: "Change: Soup" }).click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await dialog.getByLabel("Amount of Soup").fill("2");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByText("Your assistant proposes")).toHaveCount(0);
  await expect(page.locator(".day-foods")).toContainText("640");
});
