import { expect, type Page } from "@playwright/test";

export const PASSWORD = "carrots-before-noon";

let people = 0;
/** An address nobody has used before. */
export const freshEmail = () => `person-${process.pid}-${Date.now()}-${people++}@example.org`;

/** Signs up and skips the first questions, ending on the home screen. */
export async function signUp(page: Page, email = freshEmail()) {
  await page.goto("/sign-up");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page).toHaveURL("/");
  return email;
}

/** Sends a form of the page's own, without looking at it: for what a test only needs to have happened. */
export async function send(page: Page, path: string, form: Record<string, string> = {}) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
}

/** As `signUp`, without looking; the page shows nothing yet. */
export async function newPerson(page: Page, email = freshEmail()) {
  await send(page, "/sign-up", { email, password: PASSWORD });
  await send(page, "/welcome/info?skip=1");
  return email;
}

/** Collects a puzzle today, without looking. */
export async function collect(page: Page, puzzleId: string, category = "magic_garden") {
  await send(page, `/puzzles/${category}`, { puzzle_id: puzzleId });
  await send(page, "/eat/enter-value", WHOLE_DAY);
}

/** Chooses a puzzle of the Magic Garden for today, by the dialogs. */
export async function choosePuzzle(page: Page, name: string, category = "Magic Garden") {
  await page.goto("/puzzles");
  await page.getByRole("dialog").getByRole("link", { name: category }).click();
  await page.getByRole("dialog", { name: category }).getByText(name, { exact: true }).click();
  await page.getByRole("button", { name: "Select puzzle" }).click();
  await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", new RegExp(`^${name}`));
}

type Values = { name?: string; calories?: string; carbs: string; fats: string; protein: string };

/** Logs a food by its values. */
export async function enterValue(page: Page, { name = "Stew", calories = "100", ...grams }: Values) {
  await page.goto("/eat/enter-value");
  for (const [field, value] of Object.entries({ name, calories, ...grams }))
    await page.locator(`[name=${field}]`).fill(value);
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
}

/** Logs `Food 1` to `Food n`, a second form for each, without looking at the pages in between. */
export async function logFoods(page: Page, n: number) {
  for (let i = 1; i <= n; i++) {
    const form = { name: `Food ${i}`, calories: "10", carbs: "1", fats: "1", protein: "1" };
    await send(page, "/eat/enter-value", form);
  }
}

/** Reaches the default goals of a day in one meal. */
export const WHOLE_DAY = { name: "Feast", calories: "2000", carbs: "200", fats: "65", protein: "150" };
