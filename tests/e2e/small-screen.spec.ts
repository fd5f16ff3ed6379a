import { newPerson } from "../support/journey";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 740 } });

test("the ways to log are named on one line each, apart, and begin in their first field", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await page.goto("/?eat=1");
  const ways = page.getByRole("dialog", { name: "Eat" }).locator(".ways");
  const boxes = [];
  for (const name of ["Describe", "Enter Value", "Scan Label", "Search"]) {
    const box = await ways.getByRole("link", { name }).boundingBox();
    expect(box?.height, name).toBeLessThan(60);
    if (box) boxes.push(box);
  }
  // The shadow of a button is 4 pixels wide.
  for (const one of boxes)
    for (const other of boxes.filter(({ x, y }) => x > one.x || y > one.y))
      expect(Math.max(other.x - one.x - one.width, other.y - one.y - one.height)).toBeGreaterThanOrEqual(12);
  await ways.getByRole("link", { name: "Describe" }).click();
  const describeDialog = page.getByRole("dialog", { name: "Describe" });
  await expect(describeDialog.locator("[name=description]")).toBeFocused();
  await page.goto("/eat/enter-value");
  await expect(page.getByRole("dialog", { name: "Enter Value" }).locator("[name=name]")).toBeFocused();
});

test("a recent food opens from anywhere on its card", { tag: "@javascript" }, async ({ page }) => {
  await newPerson(page);
  await page.goto("/eat/enter-value");
  const dialog = page.getByRole("dialog", { name: "Enter Value" });
  for (const [name, value] of Object.entries({
    name: "Lentil soup",
    calories: "300",
    carbs: "40",
    fats: "8",
    protein: "18",
  }))
    await dialog.locator(`[name=${name}]`).fill(value);
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page.goto("/?eat=1");
  // The link lies over the words.
  await page.getByRole("dialog").getByText("Carbs").click({ force: true });
  await expect(page).toHaveURL(/\/food\//);
});

test("a typed password can be shown", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/log-in");
  const password = page.getByLabel("Password");
  await password.fill("a quiet garden");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("a quiet garden");
});

test("zeros in prose have a glyph of their own, without a slash", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() =>
      [...document.fonts].some((f) => f.family.includes("Plain Zero") && f.status === "loaded"),
    ),
  ).toBe(true);
});
