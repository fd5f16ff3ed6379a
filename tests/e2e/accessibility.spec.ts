import type { Page } from "@playwright/test";
import {
  choosePuzzle,
  collect,
  expect,
  logFood,
  newPerson,
  send,
  test,
  violationsIn,
  WHOLE_DAY,
} from "../support/browser";

const SCHEMES: ("light" | "dark")[] = ["light", "dark"];
const ANONYMOUS = [
  "/",
  "/log-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/offline",
  "/share/nobody/carrot",
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
  "/?done=1",
  "/eat/enter-value",
  "/eat/saved",
  "/eat/fits",
  "/eat/rough",
  "/eat/camera",
  "/eat/scan-label",
  "/foods",
  "/foods?q=toast",
  "/foods?q=zzzq",
  "/foods/table:toast",
  "/puzzles",
  "/puzzles/magic_garden",
  "/puzzles/salmon_nigiri_boy",
  "/calendar",
  "/calendar?week=2026-W47",
  "/trends",
  "/my-collections/2026",
  "/account",
  "/account/preferences",
  "/account/apps",
  "/account/info",
  "/account/goal",
  "/account/profile",
  "/account/password",
  "/account/share-link",
  "/account/tokens",
  "/account/webhook",
  "/account/passkeys",
  "/account/sign-ins",
  "/account/data",
  "/account/delete",
  "/welcome/info",
  "/welcome/goal",
  "/my-collections",
  "/my-collections/detail/carrot",
  "/my-collections/detail/carrot?share=1",
  "/my-collections/detail/carrot?save=1",
  "/my-collections/detail/turnip",
  "/api/docs",
  "/nowhere",
];

test.describe("in light and dark", { tag: "@javascript" }, () => {
  test.describe.configure({ timeout: 300_000 });

  test("axe finds nothing on the pages of a visitor", async ({ page }) => {
    await expectNothing(page, ANONYMOUS);
  });

  test("axe finds nothing on the screens of a player", async ({ page }) => {
    await newPerson(page);
    await expectNothing(page, ["/", "/my-collections", "/?eat=1"]);
    await choosePuzzle(page, "Carrot");
    await logFood(page, { carbs: "20", fats: "10", protein: "30" });
    await expectNothing(page, ["/", "/?eat=1"]);
    await logFood(page, WHOLE_DAY);
    await expectNothing(page, LOGGED_IN);
  });

  test("axe finds nothing in the review of a described meal", async ({ page }) => {
    await newPerson(page);
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("toast with butter, coffee and a glorbnax");
    await page.getByRole("button", { name: "Next" }).click();
    await expectNothingHere(page, "the review");
    await page.getByLabel("Amount of Toast").fill("x");
    await page.getByText("Change the total").click();
    await page.locator("[name=calories]").fill("1");
    await page.getByLabel("More about Coffee").click();
    await page.getByRole("button", { name: "Swap Coffee" }).click();
    await expect(page.getByRole("button", { name: /^Coffee \d/ })).toBeVisible();
    await expectNothingHere(page, "the review being changed");
  });

  test("axe finds nothing in what opens, and in what went wrong", async ({ page }) => {
    await newPerson(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "My Collections" })).toBeVisible();
    await expectNothingHere(page, "the side menu");
    await page.goto("/", { waitUntil: "networkidle" });
    await page.locator("body").press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await expectNothingHere(page, "the shortcuts");
    await page.goto("/eat/enter-value");
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(page.getByText("Field cannot be empty").first()).toBeVisible();
    await expectNothingHere(page, "an empty form sent");
    await page.goto("/account/tokens");
    await page.getByLabel("Name").fill("Kitchen scale");
    await page.getByRole("button", { name: "Create token" }).click();
    await expect(page.getByRole("button", { name: "Revoke Kitchen scale" })).toBeVisible();
    await expectNothingHere(page, "a new token");
  });

  test("axe finds nothing in beds with everything in them, and on a shared card", async ({ page }) => {
    const long = { name: "宫保鸡丁 كبسة دجاج Donaudampfschifffahrtskuchen 🍷", calories: "2600" };
    await newPerson(page);
    await collect(page, "pancakes", "breakfast_table");
    await send(page, "/eat/enter-value", { ...WHOLE_DAY, ...long });
    await expectNothing(page, ["/", "/?eat=1", "/my-collections", "/my-collections/detail/pancakes"]);
    await page.goto("/my-collections/detail/pancakes?share=1");
    const link = await page.getByRole("link", { name: "Open the shared page" }).getAttribute("href");
    await expectNothing(page, [`${link}`]);
  });
});

test.describe("with more contrast, and with the reader's own colours", { tag: "@javascript" }, () => {
  for (const look of [{ contrast: "more" }, { forcedColors: "active" }] as const)
    test(`axe finds nothing: ${Object.entries(look)}`, async ({ page }) => {
      await page.emulateMedia({ ...look, reducedMotion: "reduce" });
      await newPerson(page);
      await collect(page, "carrot");
      await expectNothing(
        page,
        ["/", "/my-collections", "/my-collections/detail/carrot", "/foods?q=toast", "/account"],
        ["light"],
      );
    });
});

test("letters twice as large push nothing out of a phone", { tag: "@javascript" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newPerson(page);
  await collect(page, "strawberry", "summer_market");
  for (const address of [
    "/",
    "/?eat=1",
    "/foods?q=rice",
    "/my-collections",
    "/my-collections/detail/strawberry",
    "/account",
    "/account/preferences",
    "/account/tokens",
  ]) {
    await page.goto(address);
    const over = await page.evaluate(async () => {
      document.documentElement.style.fontSize = "200%";
      // What asks for its container's width in rem follows a frame later.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return [document.documentElement, ...document.querySelectorAll("dialog[open]")]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => `${each.tagName} ${each.scrollWidth}`);
    });
    expect(over, address).toEqual([]);
  }
});

test("nothing moves for who wants no motion", { tag: "@javascript" }, async ({ page }) => {
  const moving = () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((each) => ("animationName" in each ? each.animationName : each.constructor.name));
    });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await moving(), "the check sees what moves").not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await moving(), "the landing page").toEqual([]);
  await newPerson(page);
  await choosePuzzle(page, "Carrot");
  await logFood(page, { carbs: "20", fats: "10", protein: "30" });
  await logFood(page, WHOLE_DAY);
  for (const address of ["/?done=1", "/", ...LOGGED_IN.filter((each) => each !== "/nowhere")]) {
    await page.goto(address);
    expect(await moving(), address).toEqual([]);
  }
});

async function expectNothing(page: Page, addresses: string[], schemes = SCHEMES) {
  for (const address of addresses) {
    await page.goto(address);
    await expectNothingHere(page, address, schemes);
  }
}

async function expectNothingHere(page: Page, where: string, schemes = SCHEMES) {
  expect(await violationsIn(page, schemes), where).toEqual([]);
}
