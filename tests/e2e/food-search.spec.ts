import { expect, logFood, newPerson, test } from "../support/browser";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("a food is found, looked at and logged by portion", async ({ page, javaScriptEnabled }) => {
  await page.goto("/?eat=1");
  await page.getByRole("dialog", { name: "Eat" }).getByRole("link", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByLabel("Which food?").fill("rye bred");
  if (!javaScriptEnabled) await dialog.getByRole("button", { name: "Search" }).click();
  await dialog.getByRole("link", { name: /^Rye bread \d+ kcal slice, \d+ g$/ }).click();

  const food = page.getByRole("dialog", { name: "Food" });
  await expect(food.getByText("USDA SR24")).toBeVisible();
  await expect(food.getByLabel("Amount")).toHaveValue("1");
  await expect(food.getByLabel("Measure")).toHaveValue("slice");
  const kcal = async () => Number.parseFloat((await food.getByText(/^\d+ kcal$/).textContent()) ?? "");
  const one = await kcal();
  expect(one).toBeGreaterThan(0);
  await food.getByLabel("Amount").fill("2");
  if (!javaScriptEnabled) await food.getByRole("button", { name: "Update" }).click();
  await expect.poll(kcal).toBeGreaterThan(1.9 * one);
  const two = await kcal();
  await food.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute(
    "aria-valuetext",
    `${two} of 2,000 kcal`,
  );
});

test("a food is logged by weight, and an amount that is none is refused", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/foods/table:rye-bread");
  const food = page.getByRole("dialog", { name: "Food" });
  await food.getByLabel("Measure").selectOption("g");
  await food.getByLabel("Amount").fill("-5");
  await food.getByRole("button", { name: "Log food" }).click();
  await expect(food.getByText("Must be a valid number").first()).toBeVisible();
  await expect(food.getByLabel("Amount")).toHaveValue("-5");
  await expect(food.getByLabel("Measure")).toHaveValue("g");
  await food.getByLabel("Amount").fill("50");
  await food.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute("aria-valuenow", "129");
});

test("what one has logged is found, and logged again by the portion", { tag: "@javascript" }, async ({
  page,
}) => {
  await logFood(page, { name: "Granny's stew", calories: "400", carbs: "30", fats: "20", protein: "20" });
  await page.goto("/foods?q=grany");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("link", { name: "Granny's stew 400 kcal a portion" }).click();
  await page.getByRole("dialog", { name: "Food" }).getByLabel("Amount").fill("0.5");
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute("aria-valuenow", "600");
});

test("what is not there leads to the other ways, and is logged under its name", async ({ page }) => {
  await page.goto(`/foods?q=${encodeURIComponent("<zzzq>")}`);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByText("Nothing found for “<zzzq>”.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Describe" })).toBeVisible();
  await dialog.getByRole("link", { name: "Type the values" }).click();
  const values = page.getByRole("dialog", { name: "Enter Value" });
  await expect(values.getByLabel("Name")).toHaveValue("<zzzq>");
  for (const [label, typed] of Object.entries({ Calories: "120", Carbs: "12", Fats: "4", Protein: "9" }))
    await values.getByLabel(label).fill(typed);
  await values.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  expect((await page.goto("/foods/table:no-such-food"))?.status()).toBe(404);
});

test("the list follows every key and keeps the address", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/foods");
  const field = page.getByLabel("Which food?");
  await expect(field).toBeFocused();
  await field.pressSequentially("bana");
  await expect(page.getByRole("link", { name: /^Banana \d/ })).toBeVisible();
  await expect(page).toHaveURL("/foods?q=bana");
  await expect(field).toBeFocused();
  await page.getByRole("link", { name: /^Banana \d/ }).click();
  // The search has a way back of its own.
  await expect(page).toHaveURL("/foods/table%3Abanana?q=bana");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Which food?")).toHaveValue("bana");
});
