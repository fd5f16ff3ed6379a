import type { Page } from "@playwright/test";
import { expect, labelPhoto, newPerson, send, test } from "../support/browser";
import { cameraLaunch } from "../support/chromium.mjs";

test.use({ launchOptions: cameraLaunch(), permissions: ["camera"] });

const WHISKY = { name: "Whisky", calories: "180", carbs: "0", protein: "0", fats: "0" };

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const questioned = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();
const kcalOfDay = (page: Page) => page.getByRole("progressbar", { name: "Calories" });

test("a whisky is questioned once, and logged", async ({ page }) => {
  await page.goto("/eat/enter-value");
  await fill(page, WHISKY);
  await press(page, "Log food");
  await questioned(
    page,
    "These grams come to about 0 kcal, but you entered 180. Alcohol can explain that. Is that right?",
  );
  await press(page, "Yes, log it");
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "180");
});

test("other values are questioned anew", async ({ page }) => {
  await page.goto("/eat/enter-value");
  await fill(page, { ...WHISKY, calories: "12346" });
  await press(page, "Log food");
  await questioned(page, "12,346 kcal is a lot for one entry. Is that right?");
  await fill(page, { calories: "1234" });
  await page.locator("[name=calories]").press("Enter");
  await questioned(
    page,
    "These grams come to about 0 kcal, but you entered 1,234. Alcohol can explain that. Is that right?",
  );
  await fill(page, { calories: "123.4" });
  await page.locator("[name=calories]").press("Enter");
  await questioned(page, "but you entered 123.");
  await press(page, "Yes, log it");
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "123.4");
});

test("the question goes as the values change", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/eat/enter-value");
  await fill(page, WHISKY);
  await press(page, "Log food");
  await questioned(page, "Is that right?");
  await fill(page, { calories: "181" });
  await expect(page.getByText("Is that right?")).toBeHidden();
  await press(page, "Log food");
  await questioned(page, "but you entered 181.");
  await press(page, "Yes, log it");
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "181");
});

test("so is a changed food", async ({ page }) => {
  await send(page, "/eat/enter-value", { ...WHISKY, name: "Beer", calories: "40" });
  await page.goto("/");
  await page.getByRole("link", { name: /Beer/ }).first().click();
  await fill(page, { calories: "600" });
  await press(page, "Save");
  await questioned(page, "but you entered 600.");
  await press(page, "Yes, save it");
  await expect(page.getByText("Food updated")).toBeVisible();
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "600");
});

test("so are a described meal and its later change, not once more for the same words", async ({ page }) => {
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("a glass of red wine");
  await press(page, "Next");
  await page.getByText("Change the total").click();
  await fill(page, { calories: "900" });
  await press(page, "Log food");
  await questioned(page, "but you entered 900.");
  await press(page, "Yes, log it");
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "900");
  await page.getByRole("link", { name: /wine/i }).first().click();
  await page.getByText("Change the name or the total").click();
  await fill(page, { calories: "700" });
  await press(page, "Save");
  await questioned(page, "but you entered 700.");
  await press(page, "Yes, save it");
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "700");
  for (const words of ["a glass of red wine", "a glass of white wine"]) {
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill(words);
    await press(page, "Next");
    await press(page, "Log food");
    await expect(page.getByText("Food Logged")).toBeVisible();
  }
});

test("so is a goal of 0", async ({ page }) => {
  await page.goto("/account/goal");
  await fill(page, { calories: "0" });
  await press(page, "Save");
  await questioned(page, "A goal of 0 counts as reached. Is that right?");
  await press(page, "Yes, save it");
  await expect(page.getByText("Nutrition goal updated")).toBeVisible();
});

test("so is a scanned label", async ({ page, browser, javaScriptEnabled }) => {
  test.slow();
  const photo = await labelPhoto(browser);
  await page.goto("/eat/scan-label");
  if (javaScriptEnabled) {
    await page.getByLabel("Gallery").setInputFiles(photo);
  } else {
    await page.locator("[name=image]").setInputFiles(photo);
    await press(page, "Read label");
  }
  const food = page.getByRole("dialog", { name: "Food" });
  await expect(food).toBeVisible({ timeout: 60_000 });
  await fill(page, { calories: "900" });
  await press(page, "Log food");
  await questioned(page, "but you entered 900.");
  await press(page, "Yes, log it");
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(kcalOfDay(page)).toHaveAttribute("aria-valuenow", "900");
});
