import { expect, freshEmail, PASSWORD, test } from "../support/browser";

const grid = "svg.pixel-grid";

test("from sign-up to a collected, shared puzzle", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Collect your nutrition puzzles" })).toBeVisible();
  await page.getByRole("link", { name: "Get started" }).first().click();

  await test.step("sign up", async () => {
    await page.locator("[name=email]").fill(freshEmail());
    await page.locator("[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "Create account" }).click();
  });

  await test.step("give body data, get goals", async () => {
    await page.locator("[name=name]").fill("Ann");
    await page.getByRole("radio", { name: "Female" }).check();
    await page.locator("[name=age]").fill("30");
    await page.getByRole("radio", { name: /Metric/ }).check();
    await page.locator("[name=height]").fill("170");
    await page.locator("input[name=weight]").fill("60");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.locator("[name=calories]")).toHaveValue("1,679");
    await page.locator("[name=calories]").fill("1,600");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Hey Ann! Ready to collect today's nutrition puzzle?")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Carbs" })).toHaveAttribute("aria-valuemax", "200");
  });

  await test.step("choose a puzzle", async () => {
    await page.getByRole("link", { name: "Choose nutrition puzzle" }).click();
    await page
      .getByRole("dialog", { name: "Nutrition Puzzles" })
      .getByRole("link", { name: "Magic Garden" })
      .click();
    await page.getByRole("dialog", { name: "Magic Garden" }).getByText("Carrot", { exact: true }).click();
    await page.getByRole("button", { name: "Select puzzle" }).click();
    await expect(page.getByText("Magic Garden · Carrot")).toBeVisible();
    await expect(page.locator(grid)).toHaveAttribute("data-progress", "0");
  });

  await test.step("log a meal in words", async () => {
    await page.getByRole("link", { name: "Eat", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Eat" }).getByText("No food records yet")).toBeVisible();
    await page.getByRole("button", { name: "Describe" }).click();
    await page.locator("[name=description]").fill("two boiled eggs and a slice of whole wheat toast");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    const review = page.getByRole("dialog", { name: "Food" });
    await expect(review.getByText("Change the total")).toBeVisible();
    expect(Number(await review.locator("[name=calories]").inputValue())).toBeGreaterThan(150);
    await review.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Food Logged")).toBeVisible();
    expect(Number(await page.locator(grid).getAttribute("data-filled-protein"))).toBeGreaterThan(0);
    expect(Number(await page.locator(grid).getAttribute("data-progress"))).toBeLessThan(1);
  });

  await test.step("log a meal by values, completing the puzzle", async () => {
    await page.getByRole("link", { name: "Eat", exact: true }).click();
    await page.getByRole("link", { name: "Enter Value" }).click();
    const values = { name: "Feast", calories: "1500", carbs: "200 g", fats: "53,3", protein: "80" };
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Puzzle collected! Treat yourself in tomorrow’s challenge!")).toBeVisible();
    await expect(page.locator(grid)).toHaveAttribute("data-progress", "1");
  });

  await test.step("find it in My Collections and open its card", async () => {
    await page.goto("/my-collections");
    await expect(page.getByRole("heading", { name: "My Collections" })).toBeVisible();
    await page.getByRole("link", { name: /Carrot/ }).click();
    await expect(page).toHaveURL(/\/my-collections\/detail\/carrot$/);
    await expect(page.getByRole("heading", { name: "Carrot" }).first()).toBeVisible();
  });

  await test.step("a visitor opens its share link", async () => {
    await page.getByRole("link", { name: "Share" }).click();
    const text = await page.getByRole("dialog", { name: "Share Link generated!" }).textContent();
    const link = /https?:\/\/\S+?\/share\/[\w-]+\/carrot\?nickname=Ann/.exec(text ?? "")?.[0] ?? "";
    expect(link).toContain(baseURL);
    const stranger = await (await browser.newContext()).newPage();
    const answer = await stranger.goto(link);
    expect(answer?.status()).toBe(200);
    await expect(stranger.getByText("Ann collected a nutrition puzzle!")).toBeVisible();
    const image = await stranger.locator('meta[property="og:image"]').getAttribute("content");
    const png = await stranger.request.get(image ?? "");
    expect(png.headers()["content-type"]).toBe("image/png");
    await stranger.context().close();
  });
});
