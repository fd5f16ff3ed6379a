import { expect, newPerson, send, test } from "../support/browser";

test("reminders are switched on and off at their times", async ({ page }) => {
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Reminders" }).click();
  const dialog = page.getByRole("dialog", { name: "Reminders" });
  await expect(dialog.getByLabel("First time")).toHaveValue("08:30");
  await dialog.getByLabel("Second time").fill("13:15");
  await dialog.getByLabel("Third time").fill("");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Reminders are on")).toBeVisible();
  await expect(dialog.getByLabel("Second time")).toHaveValue("13:15");
  await expect(dialog.getByLabel("Third time")).toHaveValue("");
  await expect(dialog.getByText("Not on in any browser yet.")).toBeVisible();
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Reminders are off")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Turn on" })).toBeVisible();
});

test.describe("a browser with notifications", { tag: "@javascript" }, () => {
  test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

  test("says what is wrong when its push service can't be reached", async ({ page }) => {
    await newPerson(page);
    // As browsers answer without a connection to their push service.
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException("push service", "AbortError"));
    });
    await send(page, "/account/reminders", { intent: "on", time_1: "12:30" });
    await page.goto("/account/reminders");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole("button", { name: "Remind me in this browser" }).click();
    await expect(page.getByText("This browser can’t get notifications right now.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remind me in this browser" })).toBeEnabled();
  });
});
