import type { Browser, Page } from "@playwright/test";
import { expect, newPerson, PASSWORD, test } from "../support/browser";

/** Signs the person of this page out elsewhere: the page learns nothing of it. */
async function endSession(page: Page, browser: Browser, baseURL: string | undefined) {
  const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await elsewhere.request.post("/log-out", {
    form: { redirectTo: "/" },
    headers,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await elsewhere.close();
}

async function logInAgain(page: Page, email: string) {
  await expect(page).toHaveURL(/\/log-in\?redirectTo=/);
  await expect(page.getByText("Authentication failed. Please log in again.")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Log In" });
  await expect(dialog.getByText("What you typed is still there once you have logged in.")).toBeVisible();
  await dialog.locator("[name=email]").fill(email);
  await dialog.locator("[name=password]").fill("wrong-before-noon");
  await dialog.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log In" }).click();
}

test("a food typed while the session ended is there again, and is logged", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await newPerson(page);
  await page.goto("/eat/enter-value");
  const typed = { name: "Barley soup", calories: "120", carbs: "12,5", fats: "3", protein: "4" };
  for (const [field, value] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(value);
  await endSession(page, browser, baseURL);
  await page.getByRole("button", { name: "Log food" }).click();
  await logInAgain(page, email);
  await expect(page).toHaveURL("/eat/enter-value");
  for (const [field, value] of Object.entries(typed))
    await expect(page.locator(`[name=${field}]`)).toHaveValue(value);
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  await page.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByText("Barley soup")).toBeVisible();
});

test("so is a review, also in a browser that has lost its cookies", { tag: "@javascript" }, async ({
  page,
}) => {
  const email = await newPerson(page);
  await page.goto("/eat/describe");
  await page.locator("[name=description]").fill("two eggs and a slice of bread");
  await page.getByRole("button", { name: "Next" }).click();
  const review = page.getByRole("dialog", { name: "Food" });
  await review.getByText("Change the total").click();
  await review.locator("[name=name]").fill("My own breakfast");
  await page.context().clearCookies();
  await review.getByRole("button", { name: "Log food" }).click();
  await logInAgain(page, email);
  await expect(review.locator("[name=name]")).toHaveValue("My own breakfast");
  await review.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByText("My own breakfast")).toBeVisible();
});

test("so are a name, and a picked puzzle", { tag: "@javascript" }, async ({ page, browser, baseURL }) => {
  const email = await newPerson(page);
  await page.goto("/account/profile");
  await page.locator("[name=nickname]").fill("Annabel");
  await endSession(page, browser, baseURL);
  await page.getByRole("dialog", { name: "Edit Profile" }).getByRole("button", { name: "Save" }).click();
  await logInAgain(page, email);
  await expect(page.locator("[name=nickname]")).toHaveValue("Annabel");
  await page.getByRole("dialog", { name: "Edit Profile" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();

  await page.goto("/puzzles/magic_garden");
  await page.getByText("Tomato", { exact: true }).click();
  await endSession(page, browser, baseURL);
  await page.getByRole("button", { name: "Select puzzle" }).click();
  await logInAgain(page, email);
  await expect(page.locator("[name=puzzle_id]:checked")).toHaveValue("tomato");
  await page.getByRole("button", { name: "Select puzzle" }).click();
  await expect(page.locator("svg.pixel-grid")).toHaveAttribute("aria-label", /^Tomato/);
});
