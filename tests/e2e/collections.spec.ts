import { choosePuzzle, enterValue, signUp, WHOLE_DAY } from "../support/journey";
import { expect, test } from "../support/test";

test("visitors are sent to log in, and come back", async ({ page }) => {
  await page.goto("/my-collections");
  await expect(page).toHaveURL("/log-in?redirectTo=%2Fmy-collections");
});

test("with nothing collected it says how to", async ({ page }) => {
  await signUp(page);
  await page.goto("/my-collections");
  await expect(page.getByRole("heading", { name: "No puzzle collection yet!" })).toBeVisible();
  await expect(
    page.getByText(
      "Choose a nutrition puzzle from homepage and reach your daily nutrition goal to collect puzzles.",
    ),
  ).toBeVisible();
});

test.describe("with a collected puzzle", () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await choosePuzzle(page, "Corn");
    await enterValue(page, WHOLE_DAY);
  });

  test("the shelf shows the progress, and only what has begun", async ({ page }) => {
    await page.goto("/my-collections");
    await expect(page.getByRole("heading", { name: "Magic Garden" })).toBeVisible();
    await expect(page.getByText("1/6")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Salmon Nigiri Boy" })).toHaveCount(0);
  });

  test("its card shows date, palette and grams, in any spelling of the name", async ({ page }) => {
    await page.goto("/my-collections/detail/CORN");
    await expect(page.getByRole("heading", { name: "Corn" }).first()).toBeVisible();
    for (const grams of ["200 g", "150 g", "65 g"]) await expect(page.getByText(grams)).toBeVisible();
  });

  test("Save shows the picture, with the tip", async ({ page }) => {
    await page.goto("/my-collections/detail/corn");
    await page.getByRole("link", { name: "Save" }).click();
    const preview = page.getByRole("dialog");
    await expect(
      preview.getByText("Tap and hold to save this image and share it with friends on Social Media!"),
    ).toBeVisible();
    const source = await preview.getByRole("img").getAttribute("src");
    const picture = await page.request.get(source ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
  });

  test("Copy Link says so", { tag: "@javascript" }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/my-collections/detail/corn?share=1");
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expect(page.getByText("Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/share/");
  });

  test("what was not collected is not there", async ({ page }) => {
    expect((await page.goto("/my-collections/detail/pumpkin"))?.status()).toBe(404);
  });
});

test("both parts unlock the special puzzle, with one congratulation", async ({ page }) => {
  await signUp(page);
  await choosePuzzle(page, "Salmon", "Salmon Nigiri Boy");
  await enterValue(page, WHOLE_DAY);
  await page.goto("/my-collections");
  await expect(page.getByText("1/2")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a share link that leads to nothing says so", async ({ page }) => {
  for (const address of ["/share/nobody/carrot", "/share/nobody/potato"]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByText("This puzzle collection is not available")).toBeVisible();
  }
});
