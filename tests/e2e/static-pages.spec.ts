import { expect, test } from "../support/browser";

test("the camera guide has a tab for each browser, with two steps", async ({ page }) => {
  await page.goto("/safari-camera-permission");
  const steps = page.locator(".tab-panel:visible li");
  await expect(page.getByText("Settings > Apps > Safari > Camera")).toBeVisible();
  await expect(page.getByText(/used label scanning at least once/)).toBeVisible();
  for (const browser of ["Chrome", "Edge", "Other", "Safari"]) {
    await page.getByRole("radio", { name: browser }).check({ force: true });
    await expect(steps).toHaveCount(2);
  }
});

test("the privacy notice says what is stored, why, and how to delete it", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/privacy-notice");
  await expect(page.getByRole("heading", { name: "Privacy Notice", level: 1 })).toBeVisible();
  const text = page.getByRole("main");
  for (const words of [
    "email",
    "not shared with third parties",
    "stored securely",
    "Delete Account",
    "creating an account you consent",
    "independent project team",
  ])
    await expect(text).toContainText(words);
  await expect(text.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
});

test("About is a placeholder with a team of three", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByText("This page is a placeholder")).toBeVisible();
  await expect(page.getByText("a nutrition log that would rather be a garden")).toBeVisible();
  await expect(page.locator(".team li")).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
});

test("the footer leads to both", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/tutorials");
  for (const name of ["Privacy Notice", "About"])
    await expect(page.getByRole("contentinfo").getByRole("link", { name })).toBeVisible();
});
