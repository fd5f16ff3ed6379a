import type { Page } from "@playwright/test";
import { expect, newPerson, test, violationsIn } from "../../support/browser";

async function saveChoice(page: Page) {
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Save the further nutrients" }).click();
  await saved;
}

test("further nutrients that are chosen are seen on a food and for the day", async ({
  page,
  javaScriptEnabled,
}) => {
  await newPerson(page);
  await page.goto("/account/preferences");
  await page.getByRole("checkbox", { name: "Fibre" }).check();
  await page.getByRole("checkbox", { name: "Salt" }).check();
  await saveChoice(page);
  await expect(page.getByRole("checkbox", { name: "Fibre" })).toBeChecked();
  if (javaScriptEnabled) expect(await violationsIn(page, ["light", "dark"])).toEqual([]);

  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("a bowl of oatmeal and an apple");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("dialog", { name: "Food" }).getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page.getByText("More about today").click();
  await expect(page.getByText(/^[\d.]+ g fibre(?:, from \d of \d foods)?$/)).toBeVisible();

  await page
    .getByRole("link", { name: /oatmeal/i })
    .first()
    .click();
  await expect(page.getByText(/[\d.]+ g fibre · [\d.]+ g salt/)).toBeVisible();

  await page.goto("/eat/enter-value");
  const fields = { Name: "Rye bread", Calories: "100", Carbs: "18", Protein: "4", Fats: "1", Salt: "0.5" };
  for (const [label, value] of Object.entries({ ...fields, Fibre: "much" }))
    await page.getByRole("textbox", { name: label }).fill(value);
  if (javaScriptEnabled) expect(await violationsIn(page, ["light", "dark"])).toEqual([]);
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.locator(".field-error")).toHaveText("Must be a valid number");
  await expect(page.getByLabel("Salt")).toHaveValue("0.5");
  await page.getByLabel("Fibre").fill("3,5");
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page
    .getByRole("link", { name: /Rye bread/ })
    .first()
    .click();
  await expect(page.getByLabel("Fibre")).toHaveValue("3.5");
  await page.getByLabel("Fibre").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Food updated")).toBeVisible();
  await page
    .getByRole("link", { name: /Rye bread/ })
    .first()
    .click();
  await expect(page.getByLabel("Fibre")).toHaveValue("");
  await expect(page.getByLabel("Salt")).toHaveValue("0.5");

  await page.goto("/account/preferences");
  await page.getByRole("checkbox", { name: "Fibre" }).uncheck();
  await page.getByRole("checkbox", { name: "Salt" }).uncheck();
  await saveChoice(page);
  await page.goto("/");
  await expect(page.getByText("More about today")).toHaveCount(0);
});
