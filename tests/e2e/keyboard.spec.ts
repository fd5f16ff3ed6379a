import type { Locator, Page } from "@playwright/test";
import {
  atHome,
  choosePuzzle,
  expect,
  freshEmail,
  logFoods,
  newPerson,
  PASSWORD,
  test,
} from "../support/browser";

test("a puzzle is chosen, filled and found again by keys alone", async ({ page, javaScriptEnabled }) => {
  await page.goto("/sign-up");
  await type(page, page.locator("[name=email]"), freshEmail());
  await type(page, page.locator("[name=password]"), PASSWORD);
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Skip" }));
  await expect(page).toHaveURL("/");

  await press(page, page.getByRole("link", { name: "Choose nutrition puzzle" }));
  await press(page, page.getByRole("dialog").getByRole("link", { name: "Magic Garden" }));
  const category = page.getByRole("dialog", { name: "Magic Garden" });
  await tabTo(page, category.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await press(page, page.getByRole("button", { name: "Select puzzle" }));
  await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", /^Avocado, 0 percent filled/);

  await page.goto("/eat/enter-value");
  const meal = { name: "Feast", calories: "2000", carbs: "200", fats: "65", protein: "150" };
  for (const [name, value] of Object.entries(meal)) await type(page, page.locator(`[name=${name}]`), value);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Food Logged" })).toBeVisible();
  await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", /^Avocado, complete/);

  await page.goto("/my-collections");
  await press(page, page.getByRole("link", { name: /Avocado/ }));
  await expect(page).toHaveURL(/\/my-collections\/detail\/avocado$/);
  await press(page, page.getByRole("link", { name: "Share" }));
  const dialog = page.getByRole("dialog", { name: "Share Link generated!" });
  await expect(dialog).toBeVisible();
  if (!javaScriptEnabled) return;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a screen reader announces the day", { tag: "@javascript" }, async ({ page }) => {
  await atHome(page);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - navigation "Day":
      - link /Choose a day/
    - article:
      - region "Nutrition Pool":
        - heading "Nutrition Pool" [level=3]
        - button "How a nutrition puzzle comes together?"
        - progressbar "Calories"
        - progressbar "Carbs"
        - progressbar "Protein"
        - progressbar "Fats"
  `);
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - button "Menu"
      - link "Pixelplate, home"
      - navigation "Tabs":
        - link "Today"
        - link "Collection"
        - link "Eat"
        - link "Calendar"
        - link "You"
  `);
});

test.describe("single keys", { tag: "@javascript" }, () => {
  test("go the ways one goes most, rest while somebody types, and can be turned off", async ({ page }) => {
    await atHome(page);
    await page.reload({ waitUntil: "networkidle" });
    await page.keyboard.press("e");
    await expect(page.getByRole("dialog", { name: "Eat" })).toBeVisible();
    await page.keyboard.press("c");
    await expect(page).toHaveURL("/?eat=1");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("Yesterday", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(
      page.getByRole("navigation", { name: "Day" }).getByText("Today", { exact: true }),
    ).toBeVisible();
    await page.keyboard.press("c");
    await expect(page).toHaveURL("/my-collections");
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/");
    await page.goto("/eat/describe");
    await page.locator("[name=description]").pressSequentially("tea?");
    await expect(page.locator("[name=description]")).toHaveValue("tea?");

    await page.goto("/", { waitUntil: "networkidle" });
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.getByRole("checkbox", { name: "Use these keys" }).uncheck();
    await help.getByRole("button", { name: "Ok" }).click();
    await page.keyboard.press("c");
    await page.reload({ waitUntil: "networkidle" });
    await page.keyboard.press("c");
    await expect(page).toHaveURL("/");
  });
});

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} is out of the keyboard's reach`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Everything that Tab reaches, from the top of the page, by its name. */
async function stopsOf(page: Page) {
  const stops: string[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const { activeElement: at, body } = document;
      return at && at !== body ? (at.getAttribute("aria-label") ?? at.textContent ?? "").trim() : undefined;
    });
    if (name === undefined || stops.includes(name)) break;
    stops.push(name);
  }
  return stops;
}

const TABS = ["Today", "Collection", "Eat", "Calendar", "You"];

test("the tabs come where the eye meets them: last on a phone, first on a desk", async ({ page }) => {
  await newPerson(page);
  await choosePuzzle(page, "Carrot");
  await logFoods(page, 1);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const stops = await stopsOf(page);
    const isPhone = viewport.width < 768;
    const first = stops.indexOf("Today");
    expect(stops.slice(first, first + 5)).toEqual(TABS);
    expect(stops[first - 1]).toBe(isPhone ? "About" : "Pixelplate, home");
    expect(stops.indexOf("Previous day")).toBe(isPhone ? 3 : 8);
    // Beside the picture all foods stand there: nothing to fold.
    expect(stops.some((name) => name.startsWith("1 food"))).toBe(isPhone);
  }
});
