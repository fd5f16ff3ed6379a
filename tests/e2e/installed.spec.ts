import { atHome, expect, newPerson, test } from "../support/browser";

test.describe("an installed app", { tag: "@javascript" }, () => {
  test.use({
    serviceWorkers: "allow",
    expectedComplaints: [[/ERR_(INTERNET_DISCONNECTED|FAILED)/, /Failed to fetch/], { scope: "test" }],
  });

  test("opens an offline page, stores a food there, and logs it once", async ({ page, context }) => {
    await atHome(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await context.setOffline(true);
    await page.getByRole("link", { name: "Eat", exact: true }).click();
    await expect(page).toHaveURL("/offline?from=%2F%3Feat%3D1");
    await page.goto("/my-collections");
    await expect(page).toHaveURL("/offline?from=%2Fmy-collections");
    await expect(page.getByRole("heading", { name: "No Internet connection" })).toBeVisible();
    await fill(page, { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6" });
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByRole("heading", { name: "Waiting to be logged" })).toBeVisible();
    await expect(page.locator("[name=name]")).toHaveValue("");
    await fill(page, { name: "Mistake", calories: "1", carbs: "1", fats: "1", protein: "1" });
    await page.getByRole("button", { name: "Log food" }).click();
    await page.getByRole("button", { name: "Remove Mistake" }).click();
    await expect(page.getByText("Mistake")).toHaveCount(0);

    await context.setOffline(false);
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page).toHaveURL("/my-collections");
    await expect(page.getByText("Food Logged")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(1);
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(1);
  });

  test("a food form held back waits, is logged by itself, once, and closes", async ({ page, context }) => {
    await newPerson(page);
    await page.goto("/eat/enter-value");
    await fill(page, { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6" });
    await context.setOffline(true);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Saved on this device.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(1);
  });

  test("what waits is its own person's only", async ({ page, context }) => {
    await newPerson(page);
    await page.goto("/eat/enter-value");
    await fill(page, { name: "Secret soup", calories: "120", carbs: "10", fats: "4", protein: "6" });
    await page.route("/eat/kept**", (route) => route.abort());
    await context.setOffline(true);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Saved on this device.")).toBeVisible();
    await context.setOffline(false);
    await page.goto("/about");
    await context.clearCookies();
    await page.unrouteAll();
    await newPerson(page);
    await page.goto("/");
    await expect(page.getByText(/waits? in this browser/)).toHaveCount(0);
    await expect(page.getByText("Secret soup")).toHaveCount(0);
  });
});

async function fill(page: import("@playwright/test").Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}
