import { expect, localTime, newPerson, send, taps, test } from "../support/browser";
import { cameraLaunch } from "../support/chromium.mjs";
import { labelFilm } from "../support/uploads";

test.use({
  launchOptions: cameraLaunch(await labelFilm()),
  permissions: ["camera"],
  viewport: { width: 1280, height: 720 },
});
test.slow();

test("what one does every day takes few taps", { tag: "@javascript" }, async ({ page }) => {
  const DAY_MS = 86_400_000;
  const iso = (ms: number) => new Date(ms).toISOString();
  const now = Date.now();
  await newPerson(page);
  const bagel = { name: "Bagel", calories: "96", carbs: "10", protein: "5", fats: "4" };
  for (const daysAgo of [1, 2])
    await send(page, "/eat/enter-value", {
      ...bagel,
      date: iso(now - daysAgo * DAY_MS).slice(0, 10),
      time: localTime(),
    });
  const logged = () => expect(page.getByText("Food Logged")).toBeVisible();
  const foods = page.locator(".day-foods").getByRole("link");
  await page.goto("/");

  await test.step("the usual breakfast", async () => {
    const { tap, done } = taps("the usual breakfast");
    await tap(page.locator("[data-section=usual-now]").getByRole("button", { name: /Bagel/ }));
    await logged();
    expect(done()).toBe(1);
  });

  await test.step("a wrong log undone", async () => {
    const { tap, done } = taps("a wrong log undone");
    await tap(page.getByRole("status").getByRole("button", { name: "Undo" }));
    await expect(foods).toHaveCount(0);
    expect(done()).toBe(1);
  });

  await test.step("a meal in words", async () => {
    await page.goto("/");
    const { tap, done } = taps("a meal in words");
    await tap(page.getByRole("link", { name: "Eat", exact: true }));
    await tap(page.locator("[name=description]"));
    await page.keyboard.type("two eggs and toast");
    await tap(page.getByRole("button", { name: "Describe" }));
    await tap(page.getByRole("button", { name: "Log food" }));
    await logged();
    expect(done()).toBe(4);
  });

  await test.step("a label", async () => {
    await page.goto("/eat/camera");
    await page.getByRole("button", { name: "Ok", exact: true }).click();
    await expect(page.getByRole("button", { name: "Take photo" })).toBeVisible();
    await page.goto("/");
    const { tap, done } = taps("a label");
    await tap(page.getByRole("link", { name: "Eat", exact: true }));
    await tap(page.getByRole("link", { name: "Scan Label" }));
    const shutter = page.getByRole("button", { name: "Take photo" });
    await expect(shutter).toHaveAttribute("aria-disabled", "false");
    await tap(shutter);
    const food = page.getByRole("dialog", { name: "Food" });
    await expect(food.locator("[name=calories]")).toHaveValue("103", { timeout: 60_000 });
    await tap(food.getByRole("button", { name: "Log food" }));
    await logged();
    expect(done()).toBe(4);
  });
});
