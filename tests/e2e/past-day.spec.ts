import { choosePuzzle, expect, newPerson, send, test, WHOLE_DAY } from "../support/browser";

const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const text = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
}).format(new Date(day));
const carbs = (page: import("@playwright/test").Page) => page.getByRole("progressbar", { name: "Carbs" });

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("Eat on a past day says so, logs to it and leads back to it", async ({ page }) => {
  await page.goto(`/?date=${day}`);
  await page.getByRole("link", { name: "Eat", exact: true }).click();
  const eat = page.getByRole("dialog", { name: `Eat for ${text}` });
  await eat.getByRole("link", { name: "Enter Value" }).click();
  const dialog = page.getByRole("dialog", { name: `Enter Value for ${text}` });
  await expect(dialog.locator("[name=time]")).toHaveValue("12:00");
  for (const [field, value] of Object.entries(WHOLE_DAY)) await dialog.locator(`[name=${field}]`).fill(value);
  await dialog.locator("[name=time]").fill("08:15");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page).toHaveURL(`/?date=${day}`);
  await expect(page.getByRole("region", { name: "On the plate" })).toContainText("8:15 AM");
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "200");
  await page.goto("/");
  await expect(carbs(page)).toHaveAttribute("aria-valuenow", "0");
});

test("closing Eat, and its steps, stays on that day", { tag: "@javascript" }, async ({ page }) => {
  for (const step of ["/?eat=1&", "/eat/describe?", "/foods?"]) {
    await page.goto(`${step}date=${day}`);
    await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL(`/?date=${day}`);
  }
});

test("a recent food and a described one go to the day on screen", { tag: "@javascript" }, async ({
  page,
}) => {
  await send(page, "/eat/enter-value", { ...WHOLE_DAY, name: "Porridge" });
  await page.goto(`/?eat=1&date=${day}`);
  await page.getByRole("button", { name: "Log again Porridge" }).click();
  await expect(page).toHaveURL(`/?date=${day}`);
  await expect(page.getByRole("link", { name: /Porridge/ })).toBeVisible();

  await page.goto(`/eat/describe?date=${day}`);
  await page.locator("[name=description]").fill("118 g of banana");
  await page.getByRole("button", { name: "Next" }).click();
  const review = page.getByRole("dialog", { name: `Food for ${text}` });
  await expect(review.locator("[name=time]")).toHaveValue("12:00");
  await review.getByRole("button", { name: "Log food" }).click();
  await expect(page).toHaveURL(`/?date=${day}`);
  await expect(page.getByRole("link", { name: /banana/i })).toBeVisible();
});

test("a past day without a puzzle may get one, and its card names that day", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto(`/?date=${day}`);
  await expect(page.getByText("An empty plot")).toBeVisible();
  await page.getByRole("link", { name: "Choose nutrition puzzle" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Magic Garden" }).click();
  await page.getByRole("dialog").getByText("Corn", { exact: true }).click();
  await page.getByRole("button", { name: "Select puzzle" }).click();
  await expect(page).toHaveURL(`/?date=${day}`);
  await send(page, "/eat/enter-value", { ...WHOLE_DAY, date: day });
  await page.goto("/my-collections/detail/corn");
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
  await expect(page.getByText(long)).toBeVisible();
});

test("today's Eat names no day", { tag: "@javascript" }, async ({ page }) => {
  await choosePuzzle(page, "Corn");
  await page.goto("/eat/enter-value");
  await expect(page.getByRole("dialog", { name: "Enter Value", exact: true })).toBeVisible();
  await expect(page.locator("[name=time]")).toHaveCount(0);
});
