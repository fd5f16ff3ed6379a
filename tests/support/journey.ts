import { expect, type Page } from "@playwright/test";

export const PASSWORD = "carrots-before-noon";

let people = 0;
export const freshEmail = () => `person-${process.pid}-${Date.now()}-${people++}@example.org`;

/** Sends a form of the page's own, without looking at it: for what a test only needs to have happened. */
export async function send(page: Page, path: string, form: Record<string, string> = {}) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
}

/** A new account past the first questions; the page shows nothing yet. */
export async function newPerson(page: Page, email = freshEmail()) {
  await send(page, "/sign-up", { email, password: PASSWORD });
  await send(page, "/welcome/info?skip=1");
  return email;
}

export async function atHome(page: Page) {
  const email = await newPerson(page);
  await page.goto("/");
  return email;
}

/** Collects a puzzle today, without looking. */
export async function collect(page: Page, puzzleId: string, category = "magic_garden") {
  await send(page, `/puzzles/${category}`, { puzzle_id: puzzleId });
  await send(page, "/eat/enter-value", WHOLE_DAY);
}

/** Chooses a puzzle of the Magic Garden for today, and shows it. */
export async function choosePuzzle(page: Page, name: string) {
  await send(page, "/puzzles/magic_garden", { puzzle_id: name.toLowerCase() });
  await page.goto("/");
  await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", new RegExp(`^${name}`));
}

type Values = { name?: string; calories?: string; carbs: string; fats: string; protein: string };

/** Calories that agree with the grams. */
const energyOf = ({ carbs, fats, protein }: Values) =>
  String(4 * Number(carbs) + 4 * Number(protein) + 9 * Number(fats));

export const logFood = (page: Page, food: Values) =>
  send(page, "/eat/enter-value", { name: "Stew", calories: energyOf(food), ...food });

export async function enterValue(page: Page, food: Values) {
  await page.goto("/eat/enter-value");
  for (const [field, value] of Object.entries({ name: "Stew", calories: energyOf(food), ...food }))
    await page.locator(`[name=${field}]`).fill(value);
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
}

/** Logs `Food 1` to `Food n`, a second form for each, without looking. */
export async function logFoods(page: Page, n: number) {
  for (let i = 1; i <= n; i++) {
    await logFood(page, { name: `Food ${i}`, calories: "10", carbs: "1", fats: "1", protein: "1" });
  }
}

/** Reaches the default goals of a day in one meal. */
export const WHOLE_DAY = { name: "Feast", calories: "2000", carbs: "200", fats: "65", protein: "150" };
