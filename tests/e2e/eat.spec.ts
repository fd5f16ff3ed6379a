import type { Page } from "@playwright/test";
import {
  choosePuzzle,
  expect,
  holdRequests,
  localTime,
  logFood,
  logFoods,
  newPerson,
  send,
  test,
} from "../support/browser";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("Enter Value keeps what was typed and says what is wrong", async ({ page }) => {
  await page.goto("/eat/enter-value");
  await page.locator("[name=name]").fill("Soup");
  await page.locator("[name=carbs]").fill("twelve");
  await page.locator("[name=fats]").fill("-3");
  await page.locator("[name=protein]").fill("100001");
  await page.getByRole("button", { name: "Log food" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter Value" });
  await expect(dialog.getByRole("alert").filter({ hasText: "Field cannot be empty" })).toBeVisible();
  await expect(dialog.getByText("Must be a valid number", { exact: true })).toHaveCount(3);
  await expect(page.locator("[name=name]")).toHaveValue("Soup");
  await expect(page.locator("[name=carbs]")).toHaveValue("twelve");
  await expect(page.locator("[name=calories]")).toHaveAttribute("aria-invalid", "true");
});

test("a hostile name is only a name", { tag: "@javascript" }, async ({ page }) => {
  const name = `<script>alert(1)</script>" onload="x" \u202e🍕`;
  await logFood(page, { name, carbs: "1", fats: "1", protein: "1" });
  await page.goto("/?eat=1");
  await expect(
    page.getByRole("button", { name: 'Log again <script>alert(1)</script>" onload="x" 🍕' }),
  ).toBeVisible();
});

test("sending the same form twice logs once", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/eat/enter-value");
  const key = await page.locator("[name=key]").inputValue();
  const form = { name: "Soup", calories: "80", carbs: "9", fats: "2", protein: "3", key };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const send = () => page.request.post("/eat/enter-value", { form, headers, maxRedirects: 0 });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  await page.goto("/?eat=1");
  await expect(page.getByRole("button", { name: "Log again Soup" })).toHaveCount(1);
});

test("Describe refuses what is not food, and keeps the words", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("my grey car and its keys");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert").getByText("Food description not recognized")).toBeVisible();
  await expect(page.getByText("Food description not recognized")).toHaveCount(1);
  await expect(page.locator("[name=description]")).toHaveValue("my grey car and its keys");
});

test("an empty description is refused", { tag: "@no-javascript" }, async ({ page }) => {
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("   ");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert").getByText("Input cannot be empty")).toBeVisible();
});

test("Next waits for words", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/eat/describe");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await page.locator("[name=description]").fill("an apple");
  await expect(next).toBeEnabled();
  await page.locator("[name=description]").fill("  ");
  await expect(next).toBeDisabled();
});

test("the usual of this hour is one press from home and from Eat, and its toast undoes it", async ({
  page,
}) => {
  const [today, time] = [new Date().toISOString().slice(0, 10), localTime()];
  const bagel = { name: "Bagel", calories: "96", carbs: "10", protein: "5", fats: "4", time };
  for (const daysAgo of [1, 2]) {
    const date = new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10);
    await send(page, "/eat/enter-value", { ...bagel, date });
  }
  const carbs = page.getByRole("progressbar", { name: "Carbs" });
  await page.goto("/");
  await page
    .locator("[data-section=usual-now]")
    .getByRole("button", { name: /^Same .+ as yesterday\? Bagel · 96 kcal/ })
    .click();
  await expect(carbs).toHaveAttribute("aria-valuenow", "10");
  await expect(page.locator("[data-section=usual-now]")).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(carbs).toHaveAttribute("aria-valuenow", "0");
  await page.goto("/?eat=1");
  await page.locator("[data-section=usual]").getByRole("button", { name: /Bagel/ }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(carbs).toHaveAttribute("aria-valuenow", "10");
  await page.goto("/?eat=1");
  await page.getByRole("dialog").getByRole("link", { name: "Servings and more: Bagel" }).click();
  await page.getByRole("button", { name: "Log again 2 servings of Bagel" }).click();
  await expect(carbs).toHaveAttribute("aria-valuenow", "30");
});

test("the review can be corrected and shows where its numbers come from", async ({ page }) => {
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("a banana and a glorbnax");
  await page.getByRole("button", { name: "Next" }).click();
  const review = page.getByRole("dialog", { name: "Food" });
  await expect(review.getByText(/Not recognized and not counted/)).toContainText("glorbnax");
  await review.getByLabel("More about Banana").click();
  await expect(review.getByText(/USDA/)).toBeVisible();
  await review.getByText("Change the total").click();
  await review.locator("[name=name]").fill("");
  await review.locator("[name=calories]").fill("111");
  await review.getByRole("button", { name: "Log food" }).click();
  await expect(review.getByText("Field cannot be empty").first()).toBeVisible();
  await expect(review.locator("[name=calories]")).toHaveValue("111");
  await expect(review.getByLabel("Amount of Banana")).toBeVisible();
  await review.locator("[name=name]").fill("My banana");
  await review.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute("aria-valuenow", "111");
});

test.describe("while it takes its time", { tag: "@javascript" }, () => {
  test("the blocks of a food are filled before the answer, and empty again if it is refused", async ({
    page,
  }) => {
    await choosePuzzle(page, "Tomato");
    await page.goto("/eat/enter-value");
    const grid = page.locator("svg.pixel-grid");
    const values = { name: "W".repeat(100), calories: "80", carbs: "19", fats: "0", protein: "3" };
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
    const hold = () => holdRequests(page, /\.data/, "POST");
    const press = (name: string) => page.getByRole("button", { name }).first().click({ noWaitAfter: true });

    let letGo = await hold();
    await press("Log food");
    await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
    await expect(grid).not.toHaveAttribute("data-progress", "0");
    await expect(page.locator("[name=calories]")).not.toBeInViewport();
    letGo();
    await expect(page.getByText("Use up to 80 characters").first()).toBeVisible();
    await expect(grid).toHaveAttribute("data-progress", "0");
    await expect(page.locator("[name=calories]")).toHaveValue("80");

    await page.locator("[name=name]").fill("Soup");
    await page.unrouteAll();
    letGo = await hold();
    await press("Log food");
    await expect(grid).not.toHaveAttribute("data-progress", "0");
    const ahead = (await grid.getAttribute("data-progress")) ?? "";
    letGo();
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(grid).toHaveAttribute("data-progress", ahead);

    await page.getByRole("link", { name: "Eat", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Eat" })).toBeVisible();
    await page.unrouteAll();
    letGo = await hold();
    await press("Log again Soup");
    await expect(grid).not.toHaveAttribute("data-progress", ahead);
    letGo();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(grid).not.toHaveAttribute("data-progress", ahead);
  });

  test("Next says 'Analyzing...'", async ({ page }) => {
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("an apple");
    const letGo = await holdRequests(page, /describe\.data/);
    await page.getByRole("button", { name: "Next" }).click({ noWaitAfter: true });
    await expect(page.getByRole("button", { name: "Analyzing..." })).toBeVisible();
    letGo();
    await expect(page.getByRole("dialog", { name: "Food" })).toBeVisible();
  });

  test("a link and then words, pressed before either has loaded, end with the words", async ({ page }) => {
    const letGo = await holdRequests(page, /_front\.eat\.describe.*\.js/);
    await page.goto("/?eat=1");
    await page.getByRole("button", { name: "Describe" }).click();
    await page.locator("[name=description]").fill("an apple");
    await page
      .getByRole("button", { name: /Next|Describe/ })
      .first()
      .click({ noWaitAfter: true });
    letGo();
    const review = page.getByRole("dialog", { name: "Food" });
    await expect(review).toBeVisible();
    await expect(page).toHaveURL(/describe/);
    await expect(review.getByLabel("Amount of Apple")).toBeVisible();
  });

  test("the recent list says 'Loading more...'", async ({ page }) => {
    await logFoods(page, 6);
    const letGo = await holdRequests(page, /eat\/recent/);
    await page.goto("/?eat=1");
    await scrollDown(page);
    await expect(page.getByText("Loading more...")).toBeVisible();
    letGo();
    await expect(page.locator(".food-card")).toHaveCount(6);
  });
});

test("the recent list goes on by link", { tag: "@no-javascript" }, async ({ page }) => {
  await logFoods(page, 6);
  await page.goto("/?eat=1");
  await expect(page.locator(".food-card")).toHaveCount(5);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.locator(".food-card")).toHaveText(/Food 1/);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(page.locator(".food-card").first()).toContainText("Food 6");
  await expect(page.locator(".food-card .kcal").first()).toHaveText(/^\d+ kcal$/);
});

test("the recent list goes on as it is scrolled", { tag: "@javascript" }, async ({ page }) => {
  await logFoods(page, 12);
  await page.goto("/?eat=1");
  await expect(page.locator(".food-card").first()).toContainText("Food 12");
  await expect(page.locator(".food-card")).toHaveCount(5);
  for (const seen of [5, 10, 12]) {
    await scrollDown(page);
    await expect.poll(() => page.locator(".food-card").count()).toBeGreaterThanOrEqual(seen);
  }
  await expect(page.locator(".food-card")).toHaveCount(12);
});

async function scrollDown(page: Page) {
  await page.locator(".food-card").last().hover();
  await page.mouse.wheel(0, 2000);
}

test("the button of an empty field on Eat leads to the large one", async ({ page }) => {
  await page.goto("/?eat=1");
  await page.getByRole("button", { name: "Describe" }).click();
  const dialog = page.getByRole("dialog", { name: "Describe" });
  await expect(dialog.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(dialog.locator("[aria-invalid]")).toHaveCount(0);
});

test("Eat has no food twice, and its rarer ways behind 'More'", async ({ page }) => {
  const [today, time] = [new Date().toISOString().slice(0, 10), localTime()];
  const before = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const bagel = { name: "Bagel", calories: "96", carbs: "10", protein: "5", fats: "4", time };
  for (const days of [1, 2]) await send(page, "/eat/enter-value", { ...bagel, date: before(days) });
  await logFoods(page, 6);
  await page.goto("/?eat=1");
  const dialog = page.getByRole("dialog", { name: "Eat" });
  await expect(dialog.locator("[data-section=usual] .food-card")).toHaveText(/Bagel/);
  await expect(dialog.getByRole("button", { name: /Bagel/ })).toHaveCount(1);
  await expect(dialog.locator(".food-card")).toHaveCount(5);
  await expect(dialog.getByRole("link", { name: "Just a guess" })).toBeHidden();
  await dialog.getByText("More", { exact: true }).click();
  await expect(dialog.getByRole("link", { name: "Recipes" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Saved" })).toHaveCount(0);
  await dialog.getByRole("link", { name: "Just a guess" }).click();
  await expect(page.getByRole("dialog", { name: "Just a guess" })).toBeVisible();

  await page.goto("/?eat=1");
  await dialog.getByRole("link", { name: /^Servings and more: Bagel/ }).click();
  await page.getByRole("button", { name: "Save for later: Bagel" }).click();
  await expect(page.getByRole("button", { name: "Saved: Bagel" })).toBeVisible();
  await page.goto("/?eat=1");
  await dialog.getByText("More", { exact: true }).click();
  await dialog.getByRole("link", { name: "Saved" }).click();
  await expect(page.getByRole("dialog", { name: "Saved" }).getByText("Bagel")).toBeVisible();
});

test("a field's error goes once the field is filled, and comes again when it is sent empty again", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await page.goto("/eat/enter-value");
  const dialog = page.getByRole("dialog", { name: "Enter Value" });
  const send = dialog.getByRole("button", { name: "Log food" });
  const carbs = dialog.locator(".field").filter({ has: page.locator("[name=carbs]") });
  const fats = dialog.locator(".field").filter({ has: page.locator("[name=fats]") });
  for (let times = 0; times < 2; times++) {
    await send.click();
    await expect(carbs.locator(".field-error")).toHaveText("Field cannot be empty");
    await carbs.locator("input").fill("12");
    await expect(carbs.locator(".field-error")).toHaveCount(0);
    await expect(carbs.locator("input")).not.toHaveAttribute("aria-invalid");
    await expect(fats.locator(".field-error")).toHaveText("Field cannot be empty");
    await carbs.locator("input").fill("");
  }
});
