import type { Browser } from "@playwright/test";
import { expect, send, test, topLayer } from "../support/browser";
import { DEMO_ACCOUNT, startDemo } from "../support/demo.mjs";
import { freePort } from "../support/postgres.mjs";

/** The demo's account in the early afternoon, on a phone: what the eye meets, so that screens stay calm. */
let demo: Awaited<ReturnType<typeof startDemo>>;

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  demo = await startDemo(String(await freePort()));
});
test.afterAll(() => demo?.stop());

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

async function onPhone(browser: Browser, viewport = PHONE) {
  const zone = { name: "pp_zone", value: encodeURIComponent(demo.timeZone), domain: "localhost", path: "/" };
  const page = await browser.newPage({
    baseURL: demo.url,
    timezoneId: demo.timeZone,
    viewport,
    storageState: { cookies: [], origins: [] },
  });
  await page.context().addCookies([zone]);
  await send(page, "/log-in", DEMO_ACCOUNT);
  return page;
}

test("Eat is one field, three ways and one list, with no food twice", async ({ browser }) => {
  const page = await onPhone(browser);
  await page.goto("/?eat=1");
  await expect(page.getByRole("dialog", { name: "Eat" }).locator(".food-card")).toHaveCount(5);
  const { controls, words, small } = await topLayer(page);
  expect(controls.length, controls.join("\n")).toBeLessThanOrEqual(18);
  expect(words).toBeLessThanOrEqual(80);
  expect(small).toEqual([]);
  const foods = controls.filter((name) => name.startsWith("Servings and more"));
  expect(new Set(foods).size).toBe(5);
  await page.close();
});

test("home with three foods", async ({ browser }) => {
  const page = await onPhone(browser);
  await send(page, "/eat/enter-value", {
    ...{ name: "Plain yogurt", calories: "150", carbs: "11", protein: "9", fats: "8" },
  });
  await page.goto("/");
  await expect(page.locator(".day-foods li")).toHaveCount(3);
  const { controls, words } = await topLayer(page);
  expect(controls.length, controls.join("\n")).toBeLessThanOrEqual(16);
  expect(words).toBeLessThanOrEqual(70);
  await page.close();
});

test("a review shows four foods and its button on one screen, its fields behind one press", async ({
  browser,
  javaScriptEnabled,
}) => {
  const page = await onPhone(browser);
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("two scrambled eggs, toast with butter, orange juice");
  await page.getByRole("button", { name: "Next" }).click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await expect(dialog.locator(".food-row")).toHaveCount(4);
  // Without a script the button ends the form, below what is added.
  for (const viewport of javaScriptEnabled ? [SMALL, PHONE] : [PHONE]) {
    await page.setViewportSize(viewport);
    await expect(dialog.getByRole("button", { name: "Log food" })).toBeInViewport({ ratio: 1 });
    const bar = await dialog.locator(".log-bar").boundingBox();
    for (const row of await dialog.locator(".food-row").all()) {
      const box = await row.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
  const { small } = await topLayer(page);
  expect(small).toEqual([]);
  await expect(dialog.locator("[name=calories]")).toBeHidden();
  await dialog.getByText("Change the total").click();
  for (const name of ["name", "calories", "carbs", "protein", "fats"])
    await expect(dialog.locator(`[name=${name}]`)).toBeVisible();
  await page.close();
});

test("nothing is wider than a phone of 360, nor with letters of twice the size", async ({ browser }) => {
  const page = await onPhone(browser, SMALL);
  for (const path of [
    "/",
    "/?eat=1",
    "/eat/describe",
    "/eat/enter-value",
    "/eat/rough",
    "/eat/fits",
    "/foods?q=rice",
  ])
    for (const size of ["100%", "200%"]) {
      await page.goto(path);
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
      const widths = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll(".dialog-body")].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      expect(Math.max(...widths), `${path} at ${size}`).toBeLessThanOrEqual(0);
    }
  await page.close();
});
