import { atHome, expect, newPerson, test } from "../support/browser";

test.describe("without a connection", { tag: "@javascript" }, () => {
  test.use({
    expectedComplaints: [[/ERR_(INTERNET_DISCONNECTED|FAILED)/, /Failed to fetch/], { scope: "test" }],
  });

  test("a form keeps what was typed and says why it waits", async ({ page, context }) => {
    await newPerson(page);
    await page.goto("/eat/enter-value");
    await page.locator("[name=name]").fill("Soup");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Log food" }).click();
    await expect(
      page.getByRole("alert").getByText("No Internet connection. What you typed stays here."),
    ).toBeVisible();
    await expect(page.locator("[name=name]")).toHaveValue("Soup");
    await context.setOffline(false);
  });

  test("log-in words it its own way", async ({ page, context }) => {
    await page.goto("/log-in");
    await page.locator("[name=email]").fill("ann@example.org");
    await page.locator("[name=password]").fill("carrots-before-noon");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("alert").getByText("No Internet connection. Try again.")).toBeVisible();
    await context.setOffline(false);
  });

  test("a deletion says that it failed, and deletes nothing", async ({ page, context }) => {
    await newPerson(page);
    await page.goto("/account/delete");
    await context.setOffline(true);
    await page.getByRole("dialog").getByRole("button", { name: "Delete Account" }).click();
    await expect(page.getByText("Error deleting account: No Internet connection")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(page).toHaveURL("/account/delete");
  });

  test("a link keeps the page and says that no answer came", async ({ page, context }) => {
    await atHome(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Choose nutrition puzzle" }).click();
    await expect(
      page.getByText("No response from server. Please check your internet connection."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page.getByText("快照加载失败")).toBeVisible();
    await expect(page).toHaveURL("/");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Choose nutrition puzzle" }).click();
    await expect(page.getByRole("dialog", { name: "Nutrition Puzzles" })).toBeVisible();
  });

  test("another day that can't be loaded says so, and is tried again", async ({ page }) => {
    await page.route(/\.data\?date=/, (route) => route.abort());
    await atHome(page);
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page.getByText("快照加载失败")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByText("Yesterday", { exact: true })).toBeVisible();
  });
});

test.describe("when something else answers in the server's place", { tag: "@javascript" }, () => {
  test.use({ expectedComplaints: [[/turbo-stream|SyntaxError|Unable to decode/], { scope: "test" }] });

  test("the page says that the request failed, and is tried again", async ({ page }) => {
    await atHome(page);
    await page.route(/puzzles\.data/, (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome to the hotel's Wi-Fi</h1>" }),
    );
    await page.getByRole("link", { name: "Choose nutrition puzzle" }).click();
    await expect(page.getByRole("heading", { name: "API request failed" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("dialog", { name: "Nutrition Puzzles" })).toBeVisible();
  });
});

test.describe("when time passes", { tag: "@javascript" }, () => {
  test("a day that takes longer than 10 seconds times out", async ({ page }) => {
    await page.route(/date=/, () => {});
    await atHome(page);
    await page.clock.install();
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page.getByText("Loading puzzle...")).toBeVisible();
    await page.clock.fastForward(10_100);
    await expect(page.getByText("快照加载超时，请检查网络或稍后重试")).toBeVisible();
    await expect(page.getByText("Loading puzzle...")).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("an open page moves on to the new day at midnight", async ({ page }) => {
    await atHome(page);
    await page.clock.install();
    await page.reload({ waitUntil: "networkidle" });
    const moved = page.waitForRequest(/_root\.data/);
    await page.clock.fastForward(24 * 60 * 60 * 1000);
    await moved;
  });
});
