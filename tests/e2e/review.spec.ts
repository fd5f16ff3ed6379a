import type { Locator, Page } from "@playwright/test";
import { expect, holdRequests, newPerson, test } from "../support/browser";

const WORDS = "50 g of toast, 118 g of banana and a glorbnax";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

async function review(page: Page, words = WORDS) {
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill(words);
  await page.getByRole("button", { name: "Next" }).click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await dialog.getByText("Change the total").click();
  return dialog;
}

const press = async (dialog: Locator, verb: "Swap" | "Remove", food: string) => {
  const button = dialog.getByRole("button", { name: `${verb} ${food}` });
  if (!(await button.isVisible())) await dialog.getByLabel(`More about ${food}`).click();
  await button.click();
};

const total = (page: Page, name: string) => page.locator(`[name=${name}]`);
const logged = (page: Page) => page.getByRole("progressbar", { name: "Calories" });

test("each food is a row with its amount, figures and source", { tag: "@javascript" }, async ({ page }) => {
  const dialog = await review(page);
  const toast = dialog.getByRole("listitem").filter({ hasText: "Toast" });
  await expect(toast.getByLabel("Amount of Toast")).toHaveValue("50");
  await expect(toast.getByLabel("Measure of Toast")).toHaveValue("g");
  await expect(toast).toContainText("147 kcal");
  await toast.getByLabel("More about Toast").click();
  await expect(toast).toContainText("carbs 27 · protein 4.5 · fats 2 g");
  await toast.getByText("USDA SR24").click();
  await expect(toast.getByText(/18070 Bread/)).toBeVisible();
  await expect(total(page, "calories")).toHaveValue("251.5");
});

test("words that are not counted stand above the foods, in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await review(page, "toast, banana, apple, butter, cheese, yogurt and a glorbnax");
  const notice = dialog.getByText(/Not recognized and not counted/);
  await expect(notice).toContainText("glorbnax");
  await expect(notice).toBeInViewport();
  const first = await dialog.getByRole("listitem").first().boundingBox();
  expect((await notice.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
});

test("a meal without foods asks for one at its field", async ({ page, javaScriptEnabled }) => {
  const dialog = await review(page, "50 g of toast");
  await press(dialog, "Remove", "Toast");
  await expect(dialog.getByLabel("Amount of Toast")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Log food" }).click();
  const finder = dialog.getByLabel("Add a food");
  await expect(finder).toHaveAccessibleDescription("Add a food first.");
  await expect(finder).toHaveAttribute("aria-invalid", "true");
  await finder.fill("banana");
  if (!javaScriptEnabled) await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByRole("button", { name: /^Banana \d/ }).click();
  await expect(finder).toHaveAccessibleDescription("");
});

test("a removed food is put back in its place, as it was", async ({ page, javaScriptEnabled }) => {
  const dialog = await review(page);
  await dialog.getByLabel("Amount of Toast").fill("75");
  await press(dialog, "Remove", "Toast");
  const row = dialog.getByRole("listitem").first();
  await expect(row).toHaveText(/^Removed Toast\./);
  if (javaScriptEnabled) await expect(row).toBeFocused();
  await expect(total(page, "calories")).toHaveValue("105");
  await dialog.getByLabel("Amount of Banana").fill("236");
  await row.getByRole("button", { name: "Undo Toast" }).click();
  await expect(row.getByLabel("Amount of Toast")).toHaveValue("75");
  if (javaScriptEnabled) await expect(row).toBeFocused();
  await expect(dialog.getByLabel("Amount of Banana")).toHaveValue("236");
});

test("a row says whose its figures are, and that none of it is logged", async ({ page }) => {
  const dialog = await review(page, "salad 300 kcal, 0 g sugar and toast");
  const says = (name: string, text: RegExp) =>
    expect(dialog.getByRole("listitem").filter({ hasText: name })).toContainText(text);
  await says("Salad", /^\S*Salad as you typed\s*300 kcal/);
  await says("Sugar", /^\S*Sugar not logged\s*0 kcal/);
  await says("Toast", /^\S*Toast\s*25 g/);
});

test("a described portion stays a portion, and shows its weight", { tag: "@javascript" }, async ({
  page,
}) => {
  const dialog = await review(page, "2 slices of toast");
  const toast = dialog.getByRole("listitem").filter({ hasText: "Toast" });
  await expect(toast.getByLabel("Amount of Toast")).toHaveValue("2");
  await expect(toast.getByLabel("Measure of Toast")).toHaveValue("slice");
  await expect(toast).toContainText(/\d+ g · \d+ kcal/);
});

test("a changed amount, a removed, an added and a swapped food are what is logged, and changed again later", async ({
  page,
  javaScriptEnabled,
}) => {
  const dialog = await review(page);
  const send = async (name: string) => {
    if (!javaScriptEnabled) await dialog.getByRole("button", { name, exact: true }).click();
  };
  await dialog.getByLabel("Amount of Toast").fill("75");
  await send("Update");
  await expect(total(page, "calories")).toHaveValue("324.8");

  await dialog.getByLabel("Measure of Toast").selectOption("slice");
  await dialog.getByLabel("Amount of Toast").fill("2");
  await send("Update");
  await expect(total(page, "calories")).not.toHaveValue("324.8");

  await press(dialog, "Remove", "Toast");
  await expect(dialog.getByLabel("Amount of Toast")).toHaveCount(0);
  await expect(total(page, "calories")).toHaveValue("105");
  await expect(total(page, "name")).toHaveValue("Banana");

  await dialog.getByLabel("Add a food").fill("olive o");
  await send("Add");
  await dialog
    .getByRole("button", { name: /^Olive oil/ })
    .first()
    .click();
  await expect(total(page, "name")).toHaveValue("Banana & olive oil");

  await press(dialog, "Swap", "Banana");
  await dialog.getByLabel("Instead of Banana").fill("aple");
  await send("Search");
  await dialog.getByRole("button", { name: /^Apple \d/ }).click();
  await expect(total(page, "name")).toHaveValue("Apple & olive oil");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Apple" })).toContainText("kcal");

  const sum = await total(page, "calories").inputValue();
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(logged(page)).toHaveAttribute("aria-valuenow", sum);

  await page.getByRole("region", { name: "On the plate" }).getByRole("link", { name: /Apple/ }).click();
  await expect(dialog.getByText("From your description")).toBeVisible();
  await expect(dialog.getByLabel("Amount of Olive oil")).toBeVisible();
  await press(dialog, "Remove", "Olive oil");
  await expect(total(page, "name")).toHaveValue("Apple");
  const apple = await total(page, "calories").inputValue();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Food updated")).toBeVisible();
  await expect(logged(page)).toHaveAttribute("aria-valuenow", apple);
});

test("totals typed by hand stay when a food is changed, and are logged", { tag: "@javascript" }, async ({
  page,
}) => {
  const dialog = await review(page);
  await total(page, "calories").fill("500");
  await expect(dialog.getByText(/Your own total/)).toBeVisible();
  await dialog.getByRole("button", { name: "Add up the foods" }).click();
  await expect(total(page, "calories")).toHaveValue("251.5");
  await expect(dialog.getByText(/Your own total/)).toHaveCount(0);

  await total(page, "calories").fill("500");
  await dialog.getByLabel("Amount of Toast").fill("12,5");
  await expect(total(page, "carbs")).toHaveValue("33.7");
  await expect(total(page, "calories")).toHaveValue("500");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await dialog.getByRole("button", { name: "Yes, log it" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(logged(page)).toHaveAttribute("aria-valuenow", "500");
});

test("an invalid amount shows an error at its row, and nothing is lost", { tag: "@javascript" }, async ({
  page,
}) => {
  const dialog = await review(page);
  await total(page, "name").fill("Breakfast");
  await dialog.getByLabel("Amount of Toast").fill("two");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(dialog.getByText("Must be a valid number").first()).toBeVisible();
  await expect(dialog.getByLabel("Amount of Toast")).toHaveValue("two");
  await expect(dialog.getByLabel("Amount of Toast")).toHaveAttribute("aria-invalid", "true");
  await expect(total(page, "name")).toHaveValue("Breakfast");
  await dialog.getByLabel("Amount of Toast").fill("20");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
});

test("what is corrected while a refusal is on its way stays", { tag: "@javascript" }, async ({ page }) => {
  const dialog = await review(page);
  const letGo = await holdRequests(page, "**/eat/describe.data*", "POST");
  await dialog.getByLabel("Amount of Toast").fill("two");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await dialog.getByLabel("Amount of Toast").fill("20");
  const answered = page.waitForResponse((response) => response.status() === 400);
  letGo();
  await answered;
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
});

test("the same words again are as they were confirmed, or read afresh", { tag: "@javascript" }, async ({
  page,
}) => {
  let dialog = await review(page);
  await total(page, "name").fill("My usual");
  await total(page, "calories").fill("300");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  dialog = await review(page, `${WORDS.toUpperCase()}.`);
  await expect(dialog.getByText("As you confirmed today.")).toBeVisible();
  await expect(total(page, "name")).toHaveValue("My usual");
  await expect(total(page, "calories")).toHaveValue("300");
  await expect(dialog.getByText(/Your own total/)).toBeVisible();
  await dialog.getByRole("button", { name: "Read again" }).click();
  await expect(total(page, "name")).toHaveValue("Toast & banana");
  await expect(total(page, "calories")).toHaveValue("251.5");
});

test("the return key does what was just typed", { tag: "@no-javascript" }, async ({ page }) => {
  const dialog = await review(page);
  await dialog.getByLabel("Add a food").fill("butter");
  await dialog.getByLabel("Add a food").press("Enter");
  await expect(dialog.getByRole("button", { name: /^Butter \d/ })).toBeVisible();
  await dialog.getByLabel("Add a food").fill("");
  await dialog.getByLabel("Amount of Toast").fill("100");
  await dialog.getByLabel("Amount of Toast").press("Enter");
  await expect(total(page, "calories")).toHaveValue("398");
  await dialog.getByText("Change the total").click();
  await total(page, "name").press("Enter");
  await expect(page.getByText("Food Logged")).toBeVisible();
});

test("the review follows every key", { tag: "@javascript" }, async ({ page }) => {
  const dialog = await review(page);
  const amount = dialog.getByLabel("Amount of Toast");
  await amount.fill("");
  await expect(total(page, "calories")).toHaveValue("251.5");
  await amount.pressSequentially("250");
  await expect(total(page, "calories")).toHaveValue("837.5");
  await press(dialog, "Swap", "Toast");
  await expect(dialog.getByLabel("Instead of Toast")).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByLabel("Add a food").fill("zzzzzz");
  await expect(dialog.getByText("Nothing found for “zzzzzz”.")).toBeVisible();
  await press(dialog, "Remove", "Toast");
  await press(dialog, "Remove", "Banana");
  await expect(total(page, "calories")).toHaveValue("0");
  await expect(total(page, "name")).toHaveValue("");
});

test("nothing of the review is wider than a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const dialog = await review(page, "a bowl of vegetable soup with croutons and a can of diet cola");
  await dialog
    .getByLabel(/^More about/)
    .first()
    .click();
  await dialog.getByRole("button", { name: /^Swap/ }).first().click();
  await expect(dialog.getByRole("button", { name: /kcal in 100 g$/ }).first()).toBeVisible();
  for (const part of await dialog.locator("input:visible, select, button:visible, li").all()) {
    const box = await part.boundingBox();
    if (box) expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
});

test("amounts go up and down by portions, and weights by the more, the larger they are", {
  tag: "@javascript",
}, async ({ page }) => {
  const dialog = await review(page, "2 slices of toast and 118 g of banana");
  const toast = dialog.getByLabel("Amount of Toast");
  await dialog.getByRole("button", { name: "More Toast" }).click();
  await expect(toast).toHaveValue("3");
  for (let times = 0; times < 3; times++) await dialog.getByRole("button", { name: "Less Toast" }).click();
  await expect(toast).toHaveValue("0.5");
  await expect(dialog.getByRole("button", { name: "Less Toast" })).toBeDisabled();
  await dialog.getByRole("button", { name: "More Toast" }).click();
  await expect(toast).toHaveValue("1");
  await dialog.getByRole("button", { name: "Less Banana" }).click();
  await expect(dialog.getByLabel("Amount of Banana")).toHaveValue("108");
});

test("a meal is saved with its star, and a bad total is shown where it can be changed", async ({ page }) => {
  const dialog = await review(page);
  await total(page, "fats").fill("lots");
  await dialog.locator(".save-meal").click();
  await expect(dialog.getByRole("checkbox", { name: "Save as meal" })).toBeChecked();
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(total(page, "fats")).toBeVisible();
  await expect(total(page, "fats")).toHaveAttribute("aria-invalid", "true");
  await total(page, "fats").fill("3");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page.goto("/eat/saved");
  await expect(page.getByRole("button", { name: /Toast & banana/ }).first()).toBeVisible();
});

test("a share of a whole is one line, and both are changed behind it", async ({
  page,
  javaScriptEnabled,
}) => {
  const dialog = await review(page, "1/6 of: 1200 g potatoes, 600 g beef, 60 g butter");
  const amount = dialog.getByLabel(/^Amount of/).first();
  const update = async () => {
    if (!javaScriptEnabled) await dialog.getByRole("button", { name: "Update", exact: true }).click();
  };
  const line = dialog.locator(".whole > summary");
  await expect(line).toHaveText(/^⅙ of [\d,]+ kcal$/);
  await expect(amount).toHaveValue("200");
  const whole = (await line.textContent())?.slice(1);
  await expect(dialog.getByLabel("Your share")).toBeHidden();

  await line.click();
  await dialog.getByLabel("Your share").fill("1/3");
  await update();
  await expect(amount).toHaveValue("400");
  await expect(line).toHaveText(`⅓${whole}`);
  await update();
  await expect(amount).toHaveValue("400");

  const reopen = async () => {
    if (!(await dialog.getByLabel("Your share").isVisible())) await line.click();
  };
  await reopen();
  await expect(dialog.getByLabel("Servings in the whole")).toHaveValue("6");
  await dialog.getByLabel("Servings in the whole").fill("12");
  await update();
  await expect(dialog.getByLabel("Your share")).toHaveValue("1/3");
  await expect(amount).toHaveValue("400");
  await expect(line).toHaveText(`⅓${whole}`);

  await reopen();
  await dialog.getByLabel("Your share").fill("2 of 6");
  await update();
  await expect(amount).toHaveValue("400");
  await expect(line).toHaveText(`⅓${whole}`);

  await reopen();
  await dialog.getByLabel("Your share").fill("1½");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(dialog.locator(".field-error")).toHaveText(/^That is more than the whole\./);
  await dialog.getByLabel("Your share").fill("1/0");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(dialog.getByLabel("Your share")).toHaveValue("1/0");
  await expect(dialog.locator(".field-error")).toHaveText(
    "Type a share of the whole, like 1/6, 0.25 or 25%.",
  );
  await dialog.getByLabel("Your share").fill("1/2");
  await dialog.getByRole("button", { name: "Log food" }).dblclick();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page.getByRole("region", { name: "On the plate" }).getByRole("link").first().click();
  await expect(amount).toHaveValue("600");
});
