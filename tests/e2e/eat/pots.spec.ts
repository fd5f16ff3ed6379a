import type { Page } from "@playwright/test";
import { expect, housemateOf, newPerson, send, taps, test, violationsIn } from "../../support/browser";

const CHILI = {
  intent: "words",
  name: "Chili",
  description: "600 g minced beef\n2 onions",
  makes: "3",
  key: "k",
};

test("a dinner for two from a recipe is cooked, eaten and finished the next day with few presses", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await newPerson(page);
  await send(page, "/recipes", CHILI);
  const other = await housemateOf(page, { browser, baseURL, javaScriptEnabled });

  await page.goto("/");
  const cook = taps("cook a recipe");
  await cook.tap(page.getByRole("link", { name: "Eat", exact: true }));
  await cook.tap(page.getByRole("link", { name: "Recipes" }));
  await cook.tap(page.getByRole("button", { name: "Cook it: Chili" }));
  await expect(fridge(page)).toHaveText(/In the fridge: \s*Chili, 3 of 3/);
  expect(cook.done()).toBe(3);
  if (javaScriptEnabled) expect(await violationsIn(page, ["light", "dark"])).toEqual([]);

  await other.goto("/?eat=1");
  for (const eater of [page, other]) {
    const { tap, done } = taps("eat of a pot");
    await tap(eater.getByRole("button", { name: "I ate 1 of Chili" }));
    await expect(eater.getByText("Food Logged")).toBeVisible();
    await expect(eater.locator(".day-foods").getByRole("link", { name: /Chili/ })).toHaveCount(1);
    expect(done()).toBe(1);
  }

  await page.goto("/");
  const { tap, done } = taps("eat the rest");
  await tap(page.getByRole("link", { name: "Eat", exact: true }));
  await expect(fridge(page)).toHaveText(/Chili, 1 of 3/);
  await tap(page.getByRole("button", { name: "I ate 1 of Chili" }));
  await expect(page.getByText("Food Logged")).toBeVisible();
  expect(done()).toBe(2);

  await page.goto("/?eat=1");
  await expect(page.getByRole("button", { name: "Describe" })).toBeVisible();
  await expect(page.getByText("In the fridge")).toHaveCount(0);
  await other.context().close();
});

const fridge = (page: Page) =>
  page.getByRole("list", { name: "In the fridge" }).getByRole("listitem").getByRole("paragraph");

test("more than is left is refused beside what was typed, and a pot is thrown away", async ({ page }) => {
  await newPerson(page);
  await send(page, "/recipes", CHILI);
  await page.goto("/recipes");
  await page.getByRole("button", { name: "Cook it: Chili" }).click();
  await page.getByLabel("Servings of Chili, if not 1").fill("9");
  await page.getByRole("button", { name: "I ate of Chili" }).click();
  await expect(page.getByText("There is less left: 3 servings.")).toBeVisible();
  const servings = page.getByLabel("Servings", { exact: true });
  await expect(servings).toHaveValue("9");
  await servings.fill("1/2");
  await page.getByRole("button", { name: "I ate", exact: true }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await page.goto("/?eat=1");
  await expect(fridge(page)).toHaveText(/Chili, 2\.5 of 3/);
  await page.getByRole("link", { name: "More: Chili", exact: true }).click();
  await page.getByText("Throw away", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, throw it away" }).click();
  await expect(page.getByText("Thrown away: Chili")).toBeVisible();
  await expect(fridge(page)).toHaveCount(0);
});
