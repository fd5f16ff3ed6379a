import { choosePuzzle, expect, logFood, newPerson, send, test, WHOLE_DAY } from "../support/browser";

const carbs = (page: import("@playwright/test").Page) => page.getByRole("progressbar", { name: "Carbs" });

test.beforeEach(async ({ page }) => {
  await newPerson(page);
  await logFood(page, { name: "Soup", carbs: "50", fats: "1", protein: "1" });
  await choosePuzzle(page, "Tomato");
});

test("the day's list opens a food, which can be changed", async ({ page }) => {
  const plate = page.getByRole("region", { name: "On the plate" });
  const group = plate.locator("[data-group]");
  await expect(group).toContainText(/^(Morning|Midday|Afternoon|Evening)(?! ?\d)/);
  await logFood(page, { name: "Tea", carbs: "5", fats: "0", protein: "0" });
  await page.goto("/");
  await expect(group).toContainText(/^(Morning|Midday|Afternoon|Evening) ?\d+ kcal/);
  await plate.getByRole("link", { name: /Soup/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await dialog.locator("[name=name]").fill("Minestrone");
  await dialog.locator("[name=carbs]").fill("60");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Food updated")).toBeVisible();
  await expect(page.getByRole("link", { name: /Minestrone/ }).first()).toBeVisible();
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "65");

  await page
    .getByRole("link", { name: /Minestrone/ })
    .first()
    .click();
  for (const [name, value] of Object.entries(WHOLE_DAY)) await dialog.locator(`[name=${name}]`).fill(value);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Tomato collected!" })).toBeVisible();
});

test("errors are shown, and nothing typed is lost", { tag: "@javascript" }, async ({ page }) => {
  await page.getByRole("link", { name: /Soup/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await dialog.locator("[name=name]").fill("");
  await dialog.locator("[name=fats]").fill("lots");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByText("Field cannot be empty").first()).toBeVisible();
  await expect(dialog.locator("[name=fats]")).toHaveValue("lots");
});

test("a food moves to another day", { tag: "@javascript" }, async ({ page }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("link", { name: /Soup/ }).first().click();
  await page.locator("[name=date]").fill(yesterday);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(`/?date=${yesterday}`);
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "50");
  await page.goto("/");
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "0");
});

test("one tap on the recent list logs a food again", async ({ page }) => {
  await page.goto("/?eat=1");
  await page.getByRole("dialog", { name: "Eat" }).getByRole("button", { name: "Log again Soup" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "100");
});

test("a card of the recent list opens its food, which can be logged again too", {
  tag: "@javascript",
}, async ({ page }) => {
  await page.goto("/?eat=1");
  await page
    .getByRole("dialog", { name: "Eat" })
    .getByRole("link", { name: "Servings and more: Soup" })
    .click();
  await page
    .getByRole("dialog", { name: "Food" })
    .getByRole("button", { name: "Log again 1 serving of Soup" })
    .click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "100");
});

test("a deleted food can be put back", async ({ page }) => {
  await page.getByRole("link", { name: /Soup/ }).first().click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Food deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "0");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Food restored")).toBeVisible();
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "50");
});

test("a food that was deleted elsewhere keeps what was typed, and can be logged as a new one", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Soup" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await dialog.locator("[name=name]").fill("Better soup");
  await dialog.locator("[name=time]").fill("00:05");
  const { pathname } = new URL(page.url());
  await send(page, `${pathname}/delete`);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  expect((await answer).status()).toBe(404);
  await expect(dialog.getByText("This food was deleted elsewhere.").first()).toBeVisible();
  await expect(dialog.locator("[name=name]")).toHaveValue("Better soup");
  await expect(dialog.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Log as a new food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Better soup \d/ })).toHaveCount(1);
  await expect(page.getByText("12:05 AM")).toBeVisible();

  const gone = await page.goto(pathname);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole("dialog").getByText("This food no longer exists.")).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
  if (javaScriptEnabled) await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [button, change] of [
  ["Log again 1 serving", "again"],
  ["Delete", "delete"],
] as const)
  test(`'${button}' of a food that is gone already says so, where it was`, async ({ page }) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const values = { name: "Broth", calories: "20", carbs: "1", fats: "1", protein: "1" };
    const past = { ...values, date: yesterday, time: "12:00" };
    await send(page, `/eat/enter-value?date=${yesterday}`, past);
    await page.goto(`/?date=${yesterday}`);
    await page.getByRole("link", { name: "Broth" }).click();
    await expect(page.getByRole("dialog", { name: "Food" })).toBeVisible();
    await send(page, `${new URL(page.url()).pathname}/delete`);
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
    await expect(page.getByText("This food no longer exists.")).toBeVisible();
    await expect(page).toHaveURL(change === "again" ? `/?eat=1&date=${yesterday}` : `/?date=${yesterday}`);
  });

test("a recipe is made from words, changed, eaten with one press, and understood in words", async ({
  page,
}) => {
  await page.goto("/recipes");
  await page.getByLabel("Name").fill("Chili");
  await page.getByLabel("What goes in").fill("600 g minced beef\n500 g kidney beans\n2 onions");
  await page.getByLabel(/^Makes/).fill("6");
  await page.getByLabel(/^Cooked weight/).fill("1150");
  await page.getByRole("button", { name: "Make recipe" }).click();
  await expect(page.getByRole("heading", { name: "Recipe", exact: true })).toBeVisible();
  await expect(page.getByText("In one serving.", { exact: true })).toBeVisible();

  await page.getByLabel("Add in words").fill("half a kilo of rice");
  await page.locator(".add-words").getByRole("button", { name: "Add" }).click();
  await expect(page.getByLabel("Amount of Cooked rice", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Recipe saved")).toBeVisible();

  await page.goto("/eat/saved");
  await page.getByRole("button", { name: "I ate 1 serving of Chili" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Food deleted")).toBeVisible();

  await page.goto("/eat/describe");
  await page.getByLabel("What did you eat?").fill("400 g of my chili");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("8/23 of", { exact: false })).toBeVisible();

  await page.goto("/recipes");
  await page.getByRole("link", { name: /Chili/ }).click();
  await page.getByText("Delete", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByText("Recipe deleted")).toBeVisible();
});
