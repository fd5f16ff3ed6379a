import { expect, newPerson, test, violationsIn } from "../../support/browser";

test("further nutrients that are chosen are seen on a food and for the day", async ({
  page,
  javaScriptEnabled,
}) => {
  await newPerson(page);
  await page.goto("/account/preferences");
  await page.getByRole("checkbox", { name: "Fibre" }).check();
  await page.getByRole("checkbox", { name: "Salt" }).check();
  await page.getByRole("button", { name: "Save the further nutrients" }).click();
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

  await page.goto("/account/preferences");
  await page.getByRole("checkbox", { name: "Fibre" }).uncheck();
  await page.getByRole("checkbox", { name: "Salt" }).uncheck();
  await page.getByRole("button", { name: "Save the further nutrients" }).click();
  await page.goto("/");
  await expect(page.getByText("More about today")).toHaveCount(0);
});
