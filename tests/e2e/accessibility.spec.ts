import AxeBuilder from "@axe-core/playwright";
import { choosePuzzle, enterValue, signUp, WHOLE_DAY } from "../support/journey";
import { expect, test } from "../support/test";

const ANONYMOUS = [
  "/",
  "/log-in",
  "/sign-up",
  "/about",
  "/privacy-notice",
  "/what-leaves",
  "/safari-camera-permission",
  "/tutorials",
];
const LOGGED_IN = [
  "/",
  "/?eat=1",
  "/eat/describe",
  "/eat/enter-value",
  "/eat/camera",
  "/eat/scan-label",
  "/foods",
  "/foods?q=toast",
  "/foods?q=zzzq",
  "/foods/table:toast",
  "/puzzles",
  "/puzzles/magic_garden",
  "/puzzles/salmon_nigiri_boy",
  "/puzzles/summer_market",
  "/puzzles/pancake_bear",
  "/calendar",
  "/account",
  "/account/info",
  "/account/goal",
  "/account/profile",
  "/account/share-link",
  "/account/delete",
  "/welcome/info",
  "/welcome/goal",
  "/my-collections",
  "/my-collections/detail/carrot",
  "/my-collections/detail/carrot?share=1",
  "/my-collections/detail/carrot?save=1",
  "/tutorials",
  "/nowhere",
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, { tag: "@javascript" }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("axe finds nothing on the pages of a visitor", async ({ page }) => {
      await expectNothing(page, ANONYMOUS);
    });

    test("axe finds nothing on the screens of a player", async ({ page }) => {
      test.slow();
      await signUp(page);
      await expectNothing(page, ["/", "/my-collections", "/?eat=1"]);
      await choosePuzzle(page, "Carrot");
      await enterValue(page, { carbs: "20", fats: "10", protein: "30" });
      await expectNothing(page, ["/", "/?eat=1"]);
      await enterValue(page, WHOLE_DAY);
      await expectNothing(page, LOGGED_IN);
    });

    test("axe finds nothing in the review of a described meal", async ({ page }) => {
      await signUp(page);
      await page.goto("/eat/describe");
      await page.locator("[name=description]").fill("toast with butter, coffee and a glorbnax");
      await page.getByRole("button", { name: "Next" }).click();
      await expectNothingHere(page, "the review");
      await page.getByLabel("Amount of Toast").fill("x");
      await page.locator("[name=calories]").fill("1");
      await page.getByRole("button", { name: "Swap Coffee" }).click();
      await expect(page.getByRole("button", { name: /^Coffee \d/ })).toBeVisible();
      await expectNothingHere(page, "the review being changed");
    });
  });
}

async function expectNothing(page: import("@playwright/test").Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expectNothingHere(page, address);
  }
}

async function expectNothingHere(page: import("@playwright/test").Page, where: string) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  expect(found, where).toEqual([]);
}
