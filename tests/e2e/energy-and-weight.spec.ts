import { expect, newPerson, test } from "../support/browser";

test("an account turns to kJ, and logs its weight", async ({ page }) => {
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "kJ", exact: true }).click();
  await expect(page.getByRole("button", { name: "kJ", exact: true, pressed: true })).toBeVisible();

  await page.goto("/eat/enter-value");
  await page.getByLabel("Name").fill("Porridge");
  await page.getByLabel("Energy (kJ)").fill("2000");
  await page.getByLabel("Carbs (g)").fill("80");
  await page.getByLabel("Protein (g)").fill("20");
  await page.getByLabel("Fats (g)").fill("8.5");
  await page.getByRole("button", { name: "Log food" }).click();
  const porridge = page.getByRole("link", { name: /Porridge/ });
  await expect(porridge).toContainText("2,000 kJ");
  await porridge.click();
  await expect(page.getByLabel("Energy (kJ)")).toHaveValue("2000");

  await page.goto("/account");
  await page.getByRole("link", { name: "Weight Off" }).click();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Weight", level: 1 })).toBeVisible();
  await page.getByLabel("Weight (kg)").fill("814");
  await page.getByRole("button", { name: "Save weight" }).click();
  await expect(page.getByText("Must be between 20 and 500 kg").first()).toBeVisible();
  await page.getByLabel("Weight (kg)").fill("81,4");
  await page.getByRole("button", { name: "Save weight" }).click();
  await expect(page.getByRole("img", { name: /1 weight, from 81.4 kg/ })).toBeVisible();
  const row = page.getByRole("row", { name: /81.4/ });
  await row.getByRole("button", { name: /Delete the weight/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await page.goto("/trends?days=30");
  await expect(page.getByRole("img", { name: /1 weight, from 81.4 kg/ })).toBeVisible();
});
