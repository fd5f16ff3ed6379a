import { expect, newPerson, test } from "../support/browser";

test("four short lessons are there for everybody", { tag: "@javascript" }, async ({ page }) => {
  for (const loggedIn of [false, true]) {
    if (loggedIn) await newPerson(page);
    expect((await page.goto("/tutorials"))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Tutorials", level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(4);
  }
});

test("each lesson leads to where it is practised", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/tutorials");
  await page.getByRole("link", { name: "Describe a meal" }).click();
  await expect(page.getByRole("dialog", { name: "Describe" })).toBeVisible();
});
