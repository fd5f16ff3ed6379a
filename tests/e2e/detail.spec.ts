import type { Route } from "@playwright/test";
import { collect, expect, newPerson, test } from "../support/browser";

const CORN = "/my-collections/detail/corn";

test.beforeEach(async ({ page }) => {
  await newPerson(page);
  await collect(page, "corn");
});

test("the card shows date, collection, palette and grams, in any spelling of the name", {
  tag: "@javascript",
}, async ({ page }) => {
  await page.goto("/my-collections/detail/CORN");
  await expect(page.getByRole("heading", { name: "Corn" }).first()).toBeVisible();
  const day = { weekday: "long", month: "long", day: "numeric", year: "numeric", timeZone: "UTC" } as const;
  await expect(page.getByText(new Date().toLocaleDateString("en-US", day))).toBeVisible();
  await expect(page.getByText("Magic Garden")).toBeVisible();
  for (const nutrient of ["Carbs", "Protein", "Fats"])
    await expect(page.getByText(nutrient, { exact: true })).toBeVisible();
  for (const grams of ["200 g", "150 g", "65 g"]) await expect(page.getByText(grams)).toBeVisible();
  await expect(page.locator(".palette-strip")).toHaveCount(3);
  await page.getByRole("main").getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/my-collections");
});

test.describe("a detail that can't be reached", { tag: "@javascript" }, () => {
  test.use({ expectedComplaints: [[/Failed to load resource/, /^SyntaxError/], { scope: "test" }] });

  for (const [name, breakIt] of [
    ["no network", (route: Route) => route.abort()],
    [
      "another server's 502",
      (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<p>" }),
    ],
    [
      "a network's log-in page",
      (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Wi-Fi" }),
    ],
  ] as const)
    test(`says so by ${name}, and Try Again opens it`, async ({ page }) => {
      await page.goto("/my-collections");
      await page.route(/\.data/, breakIt);
      await page.getByRole("link", { name: /Corn/ }).first().click();
      await expect(page.getByRole("heading", { name: "Failed to load collection data" })).toBeVisible();
      await expect(page).toHaveURL(CORN);
      await page.unroute(/\.data/);
      await page.getByRole("link", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { name: "Corn" }).first()).toBeVisible();
    });
});

test("Save shows the picture, with the tip", async ({ page }) => {
  await page.goto(CORN);
  await page.getByRole("link", { name: "Save" }).click();
  const preview = page.getByRole("dialog");
  await expect(
    preview.getByText("Tap and hold to save this image and share it with friends on Social Media!"),
  ).toBeVisible();
  const source = await preview.getByRole("img").getAttribute("src");
  const picture = await page.request.get(source ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  await preview.getByRole("link", { name: "Close" }).last().click();
  await expect(page).toHaveURL(CORN);
});

test("Share gives a link that one tap selects", { tag: "@no-javascript" }, async ({ page }) => {
  await page.goto(CORN);
  await page.getByRole("link", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share Link generated!" });
  await expect(dialog.locator(".share-link-text")).toContainText("/share/");
  const preview = await dialog.getByRole("img").getAttribute("src");
  expect((await page.request.get(preview ?? "")).headers()["content-type"]).toBe("image/png");
  await expect(dialog.getByText("anyone can edit that part")).toHaveCount(0);
});

test.describe("Share", { tag: "@javascript" }, () => {
  test("Copy Link says for three seconds that it did", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${CORN}?share=1`);
    await page.clock.install();
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/share/");
    await page.clock.fastForward(3100);
    await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
  });

  test("hands the device's own sheet a title, a text and the link", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (given) => {
        Object.assign(window, { given });
      };
    });
    await page.goto(`${CORN}?share=1`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { given: unknown }).given))
      .toEqual({
        title: "Check out my Corn puzzle collection!",
        text: "I've collected the Corn puzzle in my nutrition collection. Take a look!",
        url: expect.stringMatching(/\/share\/[\w-]+\/corn\?nickname=$/),
      });
  });

  test("copies the link where there is no such sheet", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new TypeError("not here"));
    });
    await page.goto(`${CORN}?share=1`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  });
});

test("an uncollected or unknown puzzle has its own error page", { tag: "@javascript" }, async ({ page }) => {
  for (const name of ["pumpkin", "potato"]) {
    expect((await page.goto(`/my-collections/detail/${name}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Puzzle not found in collection" })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "My Collections" }).click();
  await expect(page).toHaveURL("/my-collections");
});

test("visitors are sent to log in", { tag: "@javascript" }, async ({ page }) => {
  await page.context().clearCookies();
  await page.goto(CORN);
  await expect(page).toHaveURL("/log-in?redirectTo=%2Fmy-collections%2Fdetail%2Fcorn");
});
