import {
  choosePuzzle,
  collect,
  enterValue,
  expect,
  holdRequests,
  newPerson,
  test,
  WHOLE_DAY,
} from "../support/browser";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("the categories are cards: collections, and recipes as a sum of their pieces", {
  tag: "@javascript",
}, async ({ page }) => {
  await page.goto("/puzzles");
  const dialog = page.getByRole("dialog", { name: "Nutrition Puzzles" });
  const garden = dialog.getByRole("link", { name: /Magic Garden/ });
  await expect(garden).toContainText("Collection");
  await expect(garden).toContainText("6 Puzzles");
  await expect(garden.getByRole("img")).toHaveCount(6);
  const nigiri = dialog.getByRole("link", { name: /Salmon Nigiri Boy/ });
  await expect(nigiri).toContainText("Recipe");
  await expect(nigiri).toContainText("2 Puzzles");
  await expect(nigiri.locator(".sign")).toHaveText(["+", "="]);
  await expect(nigiri.getByRole("img")).toHaveCount(3);
});

test("a category leads back, and holds what can be chosen", { tag: "@javascript" }, async ({ page }) => {
  await collect(page, "carrot");
  await page.goto("/puzzles");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Magic Garden/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Magic Garden" });
  await expect(dialog.getByRole("radio")).toHaveCount(6);
  await expect(dialog.getByText("In your collection")).toHaveCount(1);
  await dialog.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("dialog", { name: "Nutrition Puzzles" })).toBeVisible();
});

test("a seed and then Eat, pressed before all has loaded, do both", { tag: "@javascript" }, async ({
  page,
}) => {
  const letGo = await holdRequests(page, /_categoryId.*\.js/);
  const loading = page.waitForRequest(/_categoryId.*\.js/);
  await page.goto("/");
  await loading;
  await page.locator(".seed").first().click();
  await page.getByRole("link", { name: "Eat", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Eat" })).toBeVisible();
  letGo();
  await expect(page.locator("svg.pixel-grid")).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "Eat" })).toBeVisible();
});

test("the chosen puzzle is today's, until another is", async ({ page }) => {
  for (const name of ["Broccoli", "Avocado"]) {
    await page.goto("/puzzles/magic_garden");
    await page.getByRole("dialog").getByText(name, { exact: true }).click();
    await page.getByRole("button", { name: "Select puzzle" }).click();
    await expect(page.getByText(`Magic Garden · ${name}`)).toBeVisible();
  }
  await page.goto("/puzzles/magic_garden");
  await expect(page.getByRole("radio", { name: /^Avocado/ })).toBeChecked();
});

test("a finished day ends with its card, its garden and tomorrow's seeds", async ({ page }) => {
  await choosePuzzle(page, "Carrot");
  await enterValue(page, WHOLE_DAY);
  const dialog = page.getByRole("dialog", { name: "Carrot collected!" });
  await expect(dialog.getByText("200 g")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Share" })).toHaveAttribute("href", /carrot\?share=1$/);
  await expect(dialog.getByRole("link", { name: "See the garden" })).toBeVisible();
  const seed = dialog.getByRole("button", { name: /^Plant .* for tomorrow$/ }).first();
  const name = (await seed.textContent()) ?? "";
  await seed.click();
  await expect(page.getByText(/is planted for tomorrow/).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Next day" })).toBeDisabled();
});

test("Select puzzle waits for a choice, and then says that it works", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/puzzles/magic_garden");
  const select = page.getByRole("button", { name: "Select puzzle" });
  await expect(select).toBeDisabled();
  await page.getByRole("dialog").getByText("Corn", { exact: true }).click();
  await expect(select).toBeEnabled();
  const letGo = await holdRequests(page, /magic_garden\.data/);
  await select.click({ noWaitAfter: true });
  await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();
  letGo();
  await expect(page.getByText("Magic Garden · Corn")).toBeVisible();
});

test("choosing nothing is refused kindly", { tag: "@no-javascript" }, async ({ page }) => {
  await page.goto("/puzzles/magic_garden");
  await page.getByRole("button", { name: "Select puzzle" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(6);
});
