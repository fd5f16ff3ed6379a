import type { Page } from "@playwright/test";
import { expect, logFood, newPerson, test } from "../support/browser";
import { ownServer } from "../support/own-server";

// The browser believes to be online all the time; only the requests fail.
test.describe("a connection that fails", { tag: "@javascript" }, () => {
  test.use({ expectedComplaints: [[/Failed to load resource/], { scope: "test" }] });

  const SOUP = { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6" };
  const HTML = { contentType: "text/html", body: "<h1>Bad gateway</h1>" };

  async function fill(page: Page, values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  }
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
  const says = (page: Page, text: string) => expect(page.getByRole("alert").getByText(text)).toBeVisible();

  /** Every way in which something other than the product answers, or nothing does; all forms share what answers it. */
  const FORMS = /\.data/;
  const REFUSED = "No Internet connection";
  const GATEWAY = "Server error. Please try again later.";
  const PORTAL = "API request failed";
  const WAYS = {
    [REFUSED]: (page: Page) => page.route(FORMS, (route) => route.abort()),
    [GATEWAY]: (page: Page) => page.route(FORMS, (route) => route.fulfill({ status: 502, ...HTML })),
    [PORTAL]: (page: Page) => page.route(FORMS, (route) => route.fulfill({ status: 200, ...HTML })),
  };

  test("Enter Value stays, and its food waits in the browser", async ({ page }) => {
    await newPerson(page);
    await page.goto("/eat/enter-value");
    await fill(page, SOUP);
    for (const [text, breakIt] of Object.entries(WAYS)) {
      await breakIt(page);
      await page.route("/eat/kept**", (route) => route.abort());
      await press(page, "Log food");
      await says(page, text);
      await expect(page.getByText("Saved on this device.")).toBeVisible();
      for (const [name, value] of Object.entries(SOUP))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(1);
  });

  test("words stay in Describe", async ({ page }) => {
    await newPerson(page);
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("50 g of toast");
    await WAYS[REFUSED](page);
    await press(page, "Next");
    await says(page, REFUSED);
    await expect(page.locator("[name=description]")).toHaveValue("50 g of toast");
    await page.unrouteAll();
    await press(page, "Next");
    await expect(page.getByText("Change the total")).toBeVisible();
  });

  test("a review stays with its corrections, and waits", async ({ page }) => {
    await newPerson(page);
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("50 g of toast");
    await press(page, "Next");
    await page.getByLabel("Amount of Toast").fill("75");
    await WAYS[GATEWAY](page);
    await page.route("/eat/kept**", (route) => route.abort());
    await press(page, "Log food");
    await says(page, GATEWAY);
    await expect(page.getByText("Saved on this device.")).toBeVisible();
    await expect(page.getByLabel("Amount of Toast")).toHaveValue("75");
    await page.unroute(FORMS);
    await press(page, "Log food");
    await expect(page.getByText("Food Logged")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Toast" })).toHaveCount(1);
  });

  test("a food logged again waits, and is logged once", async ({ page }) => {
    await newPerson(page);
    await logFood(page, SOUP);
    await logFood(page, { ...SOUP, name: "Stew" });
    await page.goto("/?eat=1");
    await WAYS[PORTAL](page);
    await page.route("/eat/kept**", (route) => route.abort());
    await page.getByRole("button", { name: /^Log again Soup/ }).click();
    await says(page, PORTAL);
    await expect(page.getByRole("dialog", { name: "Eat" })).toBeVisible();
    await says(page, "It waits in this browser and is sent later.");
    await page.getByRole("button", { name: /^Log again Stew/ }).click();
    await expect(page.getByText("2 foods wait in this browser")).toBeAttached();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    // Not the one with Undo, of the first soup.
    await expect(page.getByText("Food Logged", { exact: true })).toBeVisible();
    await page.goto("/");
    for (const name of ["Soup", "Stew"])
      await expect(page.locator(".day-foods").getByText(name, { exact: true })).toHaveCount(2);
  });

  test("a changed food stays changed", async ({ page }) => {
    await newPerson(page);
    await logFood(page, SOUP);
    await page.goto("/");
    await page.getByRole("link", { name: "Soup" }).click();
    const dialog = page.getByRole("dialog", { name: "Food" });
    await dialog.locator(".entry-form [name=name]").fill("Better soup");
    await WAYS[REFUSED](page);
    for (const name of ["Save", "Delete"]) {
      await press(page, name);
      await says(page, REFUSED);
      await expect(dialog.locator(".entry-form [name=name]")).toHaveValue("Better soup");
      // The next failure has to say so itself.
      await expect(page.getByRole("alert").getByText(REFUSED)).toBeHidden();
    }
    await page.unrouteAll();
    await press(page, "Save");
    await expect(page.getByText("Food updated")).toBeVisible();
  });

  test("every form of the account stays", async ({ page }) => {
    await newPerson(page);
    for (const [path, name, value, text] of [
      ["/account/profile", "nickname", "Ann", REFUSED],
      ["/account/password", "currentPassword", "carrots-before-noon", GATEWAY],
      ["/account/info", "age", "33", PORTAL],
      ["/account/tokens", "name", "Kitchen", REFUSED],
    ] as const) {
      await page.goto(path);
      const field = page.locator(`[name=${name}]`).first();
      await field.fill(value);
      await WAYS[text](page);
      await field.press("Enter");
      await says(page, text);
      await expect(field, path).toHaveValue(value);
      await page.unrouteAll();
    }
  });

  test("log-in and sign-up stay", async ({ page }) => {
    for (const [path, breakIt, text] of [
      ["/log-in", WAYS[REFUSED], `${REFUSED}. Try again.`],
      ["/sign-up", WAYS[GATEWAY], GATEWAY],
    ] as const) {
      await page.goto(path);
      await fill(page, { email: "ann@example.org", password: "carrots-before-noon" });
      await breakIt(page);
      await page.locator("[name=password]").press("Enter");
      await says(page, text);
      await expect(page.locator("[name=email]")).toHaveValue("ann@example.org");
      await expect(page.locator("[name=password]")).toHaveValue("carrots-before-noon");
      await page.unrouteAll();
    }
  });

  test("a puzzle's choice stays", async ({ page }) => {
    await newPerson(page);
    await page.goto("/puzzles/magic_garden");
    await page.getByText("Carrot", { exact: true }).click();
    await WAYS[GATEWAY](page);
    await press(page, "Select puzzle");
    await says(page, GATEWAY);
    await expect(page.getByRole("radio", { name: "Carrot" })).toBeChecked();
    await page.unrouteAll();
    await press(page, "Select puzzle");
    await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", /^Carrot/);
  });

  test("an account that can't be deleted is there", async ({ page }) => {
    await newPerson(page);
    await page.goto("/account/delete");
    await WAYS[PORTAL](page);
    await page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click();
    await says(page, PORTAL);
    await expect(page.getByRole("dialog", { name: "Delete Account" })).toBeVisible();
  });

  test("an answer that is lost on its way logs a food once", async ({ page }) => {
    await newPerson(page);
    await page.goto("/eat/enter-value");
    await fill(page, SOUP);
    await page.route(/enter-value\.data/, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await page.route("/eat/kept**", (route) => route.abort());
    await press(page, "Log food");
    await says(page, "No Internet connection");
    await page.unroute("/eat/kept**");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText("Food Logged")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(1);
  });

  test("a search that fails behind a review is tried again, and the review stays", async ({ page }) => {
    await newPerson(page);
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("50 g of toast");
    await press(page, "Next");
    await page.getByLabel("Amount of Toast").fill("75");
    await page.route(/foods\.data/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.getByLabel("Add a food").fill("banana");
    await failed;
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("button", { name: /^.*Banana/ }).first()).toBeVisible();
    await expect(page.getByLabel("Amount of Toast")).toHaveValue("75");
  });

  test("a server that stops and comes back loses nothing and logs once", async ({ page }) => {
    const server = await ownServer();
    try {
      // Only the press logs it: it waits for a connection too, and either may be first.
      await page.route("**/eat/kept*", (route) => route.abort());
      await page.goto(`${server.url}/sign-up`);
      await fill(page, { email: "ann@example.org", password: "carrots-before-noon" });
      await press(page, "Create account");
      await press(page, "Skip");
      await page.getByRole("link", { name: "Eat", exact: true }).click();
      await page.getByRole("link", { name: "Enter Value" }).click();
      await fill(page, SOUP);
      await server.stop();
      await press(page, "Log food");
      await says(page, "No Internet connection");
      await expect(page.locator("[name=name]")).toHaveValue("Soup");
      await expect(page.getByText("Saved on this device.")).toBeVisible();
      await server.start();
      await press(page, "Log food");
      await expect(page.getByText("Food Logged")).toBeVisible();
      await expect(page.getByRole("link", { name: "Soup" })).toHaveCount(1);
    } finally {
      await server.end();
    }
  });
});
