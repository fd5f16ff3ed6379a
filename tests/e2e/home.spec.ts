import {
  choosePuzzle,
  enterValue,
  expect,
  holdRequests,
  newPerson,
  send,
  test,
  WHOLE_DAY,
} from "../support/browser";

const grid = "svg.pixel-grid";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
});

test("a new day greets, and shows an empty grid and the default goals", { tag: "@javascript" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText("Hey there! Ready to collect today's nutrition puzzle?")).toBeVisible();
  await expect(page.getByRole("img", { name: "No puzzle chosen yet" })).toBeVisible();
  const goals = { Calories: "2000", Carbs: "200", Protein: "150", Fats: "65" };
  for (const [name, goal] of Object.entries(goals)) {
    const bar = page.getByRole("progressbar", { name, exact: true });
    await expect(bar).toHaveAttribute("aria-valuenow", "0");
    await expect(bar).toHaveAttribute("aria-valuemax", goal);
  }
});

test("a first visit has its styles in the page, and a second one doesn't pay for them", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await page.goto("/about");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const paper = await ground();
  await context.clearCookies({ name: "pp_styles" });
  const first = await page.goto("/");
  expect(await first?.text()).toContain('media="not all"');
  expect(await ground()).toBe(paper);
  await expect(page.locator("head > style")).toHaveCount(javaScriptEnabled ? 0 : 1);
  if (javaScriptEnabled) await expect(page.locator('link[media="not all"]')).toHaveCount(0);
  expect(await ground()).toBe(paper);
  const second = await page.goto("/");
  expect(await second?.text()).not.toContain("<style");
  expect(await ground()).toBe(paper);
});

test("the pool's help explains the puzzle", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/");
  const help = page.getByRole("dialog", { name: "How a nutrition puzzle comes together?" });
  await expect(help).toBeHidden();
  await page.getByRole("button", { name: "How a nutrition puzzle comes together?" }).click();
  await expect(help).toBeVisible();
  await help.getByRole("button", { name: "Ok" }).click();
  await expect(help).toBeHidden();
});

test("blocks fill nutrient by nutrient and the bars follow", async ({ page }) => {
  await choosePuzzle(page, "Tomato");
  await enterValue(page, { carbs: "100", fats: "0", protein: "150" });
  const svg = page.locator(grid);
  const number = async (name: string) => Number(await svg.getAttribute(name));
  expect(await number("data-filled-carbs")).toBe(Math.round((await number("data-blocks-carbs")) / 2));
  expect(await number("data-filled-protein")).toBe(await number("data-blocks-protein"));
  expect(await number("data-filled-fats")).toBe(0);
  await expect(page.getByRole("progressbar", { name: "Carbs" })).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByText("Goal reached")).toHaveCount(1);

  await page.getByRole("link", { name: "Carbs blocks" }).click();
  await expect(page).toHaveURL("/?show=carbs");
  const blocks = `${await number("data-filled-carbs")} of ${await number("data-blocks-carbs")}`;
  await expect(page.locator(".band").getByText(`${blocks} carbs blocks are filled.`)).toBeVisible();
  await expect(svg.locator(".veil")).toHaveCount(1);
  await page.getByRole("link", { name: "Carbs blocks" }).click();
  await expect(svg.locator(".veil")).toHaveCount(0);
  await page.getByRole("link", { name: /^Stew/ }).click();
  await page.getByRole("link", { name: /^Show its \d+ blocks$/ }).click();
  await expect(page).toHaveURL(/show=[\w-]+$/);
  await expect(page.locator(".band").getByText(/^Stew: \d+ carbs, \d+ protein blocks\.$/)).toBeVisible();
  await expect(svg.locator(".veil")).toHaveCount(1);
  await page.getByRole("link", { name: /^Stew: \d+ carbs, \d+ protein blocks$/ }).click();
  await expect(svg.locator(".veil")).toHaveCount(0);
});

test("what a food filled is said to the eye too, for a moment", { tag: "@javascript" }, async ({ page }) => {
  await choosePuzzle(page, "Tomato");
  await enterValue(page, { carbs: "100", fats: "0", protein: "20" });
  const news = page.locator(".band").getByText(/^\d+ more blocks$/);
  await expect(news).toHaveText(/^[1-9]/);
  await expect(news).toHaveCSS("animation-delay", "3s");
  await expect(news).toBeHidden();
  await expect(page.locator(".band-line span span")).toBeVisible();
});

test("the picture and all four figures are on the first screen of a small phone", {
  tag: "@javascript",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await choosePuzzle(page, "Broccoli");
  const eat = await page.getByRole("link", { name: "Eat", exact: true }).boundingBox();
  expect((await page.locator(grid).boundingBox())?.width).toBeGreaterThanOrEqual(312);
  for (const row of await page.locator(".nutrient-row").all()) {
    const box = await row.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(eat?.y ?? 0);
  }
});

test("tapping the grid opens its menu", async ({ page }) => {
  await choosePuzzle(page, "Corn");
  await page.getByRole("button", { name: /^Corn/ }).click();
  const menu = page.getByRole("dialog", { name: "Puzzle menu" });
  await menu.getByRole("link", { name: "Change puzzle" }).click();
  await expect(page.getByRole("dialog", { name: "Nutrition Puzzles" })).toBeVisible();
});

test("what its menu hides stays hidden, in this browser", async ({ page, javaScriptEnabled }) => {
  await choosePuzzle(page, "Corn");
  const menu = page.getByRole("dialog", { name: "Puzzle menu" });
  const choose = async (name: string) => {
    if (!(await menu.isVisible())) await page.getByRole("button", { name: /^Corn/ }).click();
    const saved = page.waitForResponse(/\/puzzle-view/);
    await menu.getByRole("button", { name }).click();
    await saved;
  };
  const shows = async (lines: number, mask: number) => {
    await expect(page.locator(`${grid} .lines`)).toHaveCount(lines);
    await expect(page.locator(`${grid} .mask`)).toHaveCount(mask);
  };
  await choose("Hide grid");
  await shows(0, 1);
  if (javaScriptEnabled) await expect(menu).toBeVisible();
  await choose("Hide unfinished blocks");
  await shows(0, 0);
  await page.goto("/account");
  await page.goto("/");
  await shows(0, 0);
  await choose("Show grid");
  await shows(1, 0);
  await choose("Show unfinished blocks");
  await shows(1, 1);
  await page.reload();
  await shows(1, 1);
});

test("a completed puzzle has no menu and can't be changed", { tag: "@javascript" }, async ({ page }) => {
  await choosePuzzle(page, "Pumpkin");
  await enterValue(page, WHOLE_DAY);
  await expect(page.getByText("Puzzle collected! Treat yourself in tomorrow’s challenge!")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pumpkin/ })).toHaveCount(0);
  await page.goto("/puzzles/magic_garden");
  await expect(page.getByText("In your collection")).toHaveCount(1);
  await page.getByText("Carrot", { exact: true }).click();
  await page.getByRole("button", { name: "Select puzzle" }).click();
  await expect(page.getByText("You have already collected today's puzzle.")).toBeVisible();
  await expect(page.locator(grid)).toHaveAttribute("aria-label", "Pumpkin, complete");
});

test("the arrows lead to yesterday and back", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Next day" })).toBeDisabled();
  await page.getByRole("link", { name: "Previous day" }).click();
  await expect(page.getByText("Yesterday", { exact: true })).toBeVisible();
  await expect(page.getByText("An empty plot")).toBeVisible();
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(
    page.getByRole("navigation", { name: "Day" }).getByText("Today", { exact: true }),
  ).toBeVisible();
});

test("the day before and today again are shown without waiting for the server", {
  tag: "@javascript",
}, async ({ page }) => {
  const fetched = page.waitForResponse(/_root\.data\?date=/);
  await page.goto("/");
  await (await fetched).finished();
  const letGo = await holdRequests(page, /\.data/);
  await page.getByRole("link", { name: "Previous day" }).click();
  await expect(page.getByText("An empty plot")).toBeVisible();
  letGo();
});

test("an address that is no day, month or category does no harm", { tag: "@javascript" }, async ({
  page,
}) => {
  for (const address of [
    "/?date=2026-02-30",
    "/?date=9999-01-01",
    "/calendar?month=2026-13",
    "/?eat=1&page=-3",
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
  }
  expect((await page.goto("/puzzles/potatoes"))?.status()).toBe(404);
  await expect(page.getByText("Resource not found.")).toBeVisible();
});

test("a long name without a blank widens nothing", { tag: "@javascript" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await send(page, "/account/profile", { nickname: "W".repeat(40), lastName: "W".repeat(40) });
  for (const path of ["/", "/account", "/my-collections"]) {
    await page.goto(path);
    expect(await page.locator("html").evaluate((html) => html.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
