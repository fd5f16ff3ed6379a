import type { Locator, Page } from "@playwright/test";
import { expect, freshEmail, newPerson, PASSWORD, send, taps, test } from "../support/browser";

const info = (page: Page) => page.getByRole("dialog", { name: "About You" });
const goal = (page: Page) => page.getByRole("dialog", { name: "Your Daily Goals" });

async function tell(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
}

test.describe("at home for the first time", () => {
  // The word that the goals are being worked out is motion.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test.beforeEach(async ({ page }) => {
    await send(page, "/sign-up", { email: freshEmail(), password: PASSWORD });
    await page.goto("/");
    await expect(page).toHaveURL("/welcome/info");
  });

  test("body data become goals, by way of a moment of estimating, and back", async ({ page }) => {
    await expect(page.getByRole("radio", { name: "Male", exact: true })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^US/ })).toBeChecked();
    await expect(page.locator("[name=activityLevel]")).toHaveValue("sedentary");
    await expect(page.getByRole("radio", { name: "Maintain" })).toBeChecked();
    await expect(page.locator("[name=activityLevel] option")).toHaveText([
      "0 Day",
      "1-2 Days",
      "3-5 Days",
      "6-7 Days",
      "Physical Job",
    ]);
    await tell(page, { name: "Ann", age: "30", heightFeet: "5", weight: "132" });
    await page.getByRole("button", { name: "Next" }).click();
    const estimating = page.getByText("Estimating your daily macronutrient intake based on your input...");
    await expect(estimating).toBeVisible();
    await expect(goal(page).getByRole("button", { name: "Save" })).toBeVisible();
    await expect(estimating).toBeHidden();
    await goal(page).getByRole("link", { name: "Back" }).click();
    await expect(info(page).locator("input[name=weight]")).toHaveValue("132");
    await info(page).getByRole("button", { name: "Next" }).click();
    await page.locator("[name=calories]").fill("1800");
    await goal(page).getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Hey Ann! Ready to collect today's nutrition puzzle?")).toBeVisible();
    for (const [name, max] of [
      ["Calories", "1800"],
      ["Carbs", "225"],
      ["Protein", "90"],
      ["Fats", "60"],
    ] as const)
      await expect(page.getByRole("progressbar", { name, exact: true })).toHaveAttribute(
        "aria-valuemax",
        max,
      );
  });

  test("missing values are required, and nothing typed is lost", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const ways = [page.getByRole("button", { name: "Next" }), page.getByRole("button", { name: "Skip" })];
    for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
    await tell(page, { name: "Ann", age: "130" });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Please complete all required fields")).toBeVisible();
    await expect(page.locator("[name=age]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Must be between 0 and 120")).toBeVisible();
    await expect(page.locator("input[name=weight]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[name=name]")).toHaveValue("Ann");
    for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
  });

  test("each refusal puts the focus on what it is about", { tag: "@javascript" }, async ({ page }) => {
    await tell(page, { name: "Ann", age: "130", heightFeet: "5", weight: "132" });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.locator("[name=age]")).toBeFocused();
    await tell(page, { age: "30", weight: "501" });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Must be between 0 and 500")).toBeVisible();
    await expect(page.locator("input[name=weight]")).toBeFocused();
  });

  test("a late frame takes the focus from nothing that is typed", { tag: "@javascript" }, async ({
    page,
  }) => {
    await tell(page, { name: "Ann", age: "130", heightFeet: "5", weight: "132" });
    await page.evaluate(() => {
      const soon = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (then) => soon((at) => setTimeout(then, 500, at));
    });
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.locator("[name=age]")).toBeFocused();
    await page.locator("input[name=weight]").fill("");
    await page.locator("input[name=weight]").pressSequentially("140", { delay: 300 });
    await expect(page.locator("input[name=weight]")).toHaveValue("140");
  });

  test("letters don't get into a number", { tag: "@javascript" }, async ({ page }) => {
    await page.locator("[name=age]").pressSequentially("3o0");
    await expect(page.locator("[name=age]")).toHaveValue("30");
  });

  test("Skip closes it for good", async ({ page }) => {
    await info(page).getByRole("button", { name: "Skip" }).click();
    await expect(page).toHaveURL("/");
    await page.reload();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the first coloured block is ten taps from the landing page", async ({ page }) => {
  const { tap, done } = taps("landing page to the first coloured block");
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  await page.goto("/");
  await tap(page.getByRole("link", { name: "Get started" }).first());
  await type(page.locator("[name=email]"), freshEmail());
  await type(page.locator("[name=password]"), PASSWORD);
  await tap(page.getByRole("button", { name: "Create account" }));
  await tap(info(page).getByRole("button", { name: "Skip" }));
  await expect(page.locator(".button:not(.plain, .quiet):visible")).toHaveText(["Eat"]);
  await tap(page.locator(".seeds").getByRole("button").first());
  await expect(page.locator(".seeds")).toHaveCount(0);
  await tap(page.getByRole("link", { name: "Eat", exact: true }));
  await type(page.locator("[name=description]"), "two eggs and toast");
  await tap(page.getByRole("dialog", { name: "Eat" }).getByRole("button", { name: "Describe" }));
  await tap(page.getByRole("button", { name: "Log food" }));
  await expect(page.locator("svg.pixel-grid")).not.toHaveAttribute("data-filled-protein", "0");
  expect(done()).toBeLessThanOrEqual(10);
});

test("the account page opens the goal as it is; an estimate asks for no first name", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await send(page, "/account/goal", { calories: "1800" });
  await page.goto("/account");
  await page.getByRole("link", { name: "Update Nutrition Goal" }).click();
  await expect(goal(page).locator("[name=calories]")).toHaveValue("1,800");
  await goal(page).getByRole("link", { name: "Recalculate" }).click();
  const update = page.getByRole("dialog", { name: "Update Your Info" });
  await expect(update.locator("[name=name]")).toHaveCount(0);
  await tell(page, { age: "30", heightFeet: "5", weight: "132" });
  await update.getByRole("button", { name: "Next" }).click();
  await goal(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Nutrition goal updated")).toBeVisible();
  await expect(page).toHaveURL("/account");
});

test("another unit converts weight and height, and back", async ({ page, javaScriptEnabled }) => {
  await newPerson(page);
  await page.goto("/account/info");
  await tell(page, { age: "30", heightFeet: "5", heightInches: "9", weight: "160" });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(goal(page)).toBeVisible();

  await page.goto("/account/info");
  await page.getByRole("radio", { name: "Metric (cm, kg)" }).check();
  await expect(page.locator("[name=height]")).toHaveValue("175");
  if (javaScriptEnabled) {
    await expect(page.locator("input[name=weight]")).toHaveValue("73");
    await page.getByRole("radio", { name: "US (ft, lb)" }).check();
    await expect(page.locator("input[name=weight]")).toHaveValue("160");
    await page.getByRole("radio", { name: "Metric (cm, kg)" }).check();
  }
  await page.getByRole("button", { name: "Next" }).click();
  await expect(goal(page)).toBeVisible();
  await page.goto("/account/info");
  await expect(page.locator("input[name=weight]")).toHaveValue("73");
  await expect(page.getByRole("radio", { name: "Metric (cm, kg)" })).toBeChecked();
});

test("a profile that was changed somewhere else is saved by the second press", {
  tag: "@javascript",
}, async ({ page }) => {
  await newPerson(page);
  await send(page, "/account/profile", { nickname: "Ann" });
  await page.goto("/account/profile");
  await page.locator("[name=nickname]").fill("Anna");
  await send(page, "/account/profile", { nickname: "Annie" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(
    page
      .getByText("This was changed somewhere else in the meantime. Save again to keep your version.")
      .first(),
  ).toBeVisible();
  await expect(page.locator("[name=nickname]")).toHaveValue("Anna");
  await save.click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "You", exact: true })).toContainText("Anna");
});
