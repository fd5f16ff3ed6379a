import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { expect, freshEmail, newPerson, PASSWORD, test } from "../support/browser";

const NEW = "parsnips-after-noon";

/** The link in the newest message to this address, from the folder where a server without mail writes them. */
async function mailedLink(address: string, subject: string) {
  let link: string | undefined;
  await expect(async () => {
    const folder = process.env.E2E_DATA_DIR ?? "";
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\boutbox\/.+\.eml$/.test(name))
      .sort((a, b) => basename(a).localeCompare(basename(b)));
    const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    const mine = mails.filter((mail) => mail.to?.[0]?.address === address && mail.subject === subject);
    link = /http\S+\/(?:reset-password|forgot-password)\S*/.exec(mine.at(-1)?.text ?? "")?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? "";
}

async function logIn(page: Page, email: string, password: string) {
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

test("a forgotten password is reset by a mailed link", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const email = await newPerson(page);
  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const phone = await context.newPage();

  await test.step("ask for the link, from the log-in dialog", async () => {
    await phone.goto("/log-in");
    const dialog = phone.getByRole("dialog", { name: "Forgot Password" });
    // A press while the page wakes up may be lost on a busy machine; a person presses again.
    await expect(async () => {
      await phone.getByRole("link", { name: "Forgot password?" }).click({ timeout: 5000 });
      await expect(dialog).toBeVisible({ timeout: 5000 });
    }).toPass();
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(dialog.getByText("Please enter your email address")).toBeVisible();
    await dialog.locator("[name=email]").fill(email);
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(
      dialog.getByText(
        "If your email address is in our system, you'll receive a link to reset your password shortly.",
      ),
    ).toBeVisible();
    await expect(dialog.getByText("outbox")).toBeVisible();
    await dialog.getByRole("link", { name: "Back to login" }).click();
    await expect(phone.getByRole("dialog", { name: "Log In" })).toBeVisible();
  });

  await test.step("choose a new password", async () => {
    await phone.goto(await mailedLink(email, "Reset your password"));
    await expect(phone).toHaveURL("/reset-password");
    await expect(phone.getByText(/ends passkeys.+ and the links to your picture and shares/)).toBeVisible();
    await phone.locator("[name=newPassword]").fill("short");
    await phone.locator("[name=confirmPassword]").fill("short");
    await phone.getByRole("button", { name: "Save password" }).click();
    await expect(phone.getByText("Password must be at least 8 characters long")).toBeVisible();
    await phone.locator("[name=newPassword]").fill(NEW);
    await phone.locator("[name=confirmPassword]").fill(PASSWORD);
    await phone.getByRole("button", { name: "Save password" }).click();
    await expect(phone.getByText("Passwords do not match")).toBeVisible();
    await phone.locator("[name=newPassword]").fill(NEW);
    await phone.locator("[name=confirmPassword]").fill(NEW);
    await phone.getByRole("button", { name: "Save password" }).click();
    await expect(phone.getByText("Password updated successfully!")).toBeVisible();
    await expect(phone.getByText("Your password has been reset successfully.")).toBeVisible();
  });

  await test.step("everybody is logged out, and the new password opens the account", async () => {
    await page.goto("/account");
    await expect(page).toHaveURL(/\/log-in/);
    await phone.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(phone.getByRole("dialog", { name: "Log In" })).toBeVisible();
    await logIn(phone, email, PASSWORD);
    await expect(phone.getByText("Incorrect email or password")).toBeVisible();
    await logIn(phone, email, NEW);
    await expect(phone.getByRole("link", { name: "Choose nutrition puzzle" })).toBeVisible();
    await phone.goto("/account");
    await expect(phone.getByRole("main").getByText(email)).toBeVisible();
  });

  await test.step("the link works no more", async () => {
    await page.goto(await mailedLink(email, "Reset your password"));
    await expect(page.getByText("Invalid or expired reset link. Please request a new one.")).toBeVisible();
    await page.getByRole("link", { name: "Request a link" }).click();
    await expect(page.getByRole("dialog", { name: "Forgot Password" })).toBeVisible();
  });

  expect(await mailedLink(email, "Your password was changed")).toBe(`${baseURL}/forgot-password`);
  await context.close();
});

test("who resets a password while logged in is signed out a moment after the card", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const email = await newPerson(page);
  const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const phone = await elsewhere.newPage();
  await phone.goto("/log-in");
  await logIn(phone, email, PASSWORD);
  await expect(phone.getByRole("link", { name: "Choose nutrition puzzle" })).toBeVisible();
  await page.goto("/forgot-password");
  await page.locator("[name=email]").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(/^If your email address is in our system/)).toBeVisible();
  await page.goto(await mailedLink(email, "Reset your password"));
  for (const name of ["newPassword", "confirmPassword"]) await page.locator(`[name=${name}]`).fill(NEW);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your password has been reset successfully.")).toBeVisible();
  expect((await elsewhere.request.get("/account", { maxRedirects: 0 })).status()).toBe(302);
  await expect.poll(async () => (await page.request.get("/account", { maxRedirects: 0 })).status()).toBe(302);
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation").getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Account" })).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
  await expect(page.getByText("Your password has been reset successfully.")).toBeVisible();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL("/log-in?redirectTo=%2Faccount");
  await elsewhere.close();
});

test("the reset page leads who is logged in to Change Password", async ({ page }) => {
  await newPerson(page);
  await page.goto("/reset-password");
  await expect(
    page.getByText("You are logged in, so you can change your password right away."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Change Password" }).click();
  await expect(page.getByRole("dialog", { name: "Change Password" })).toBeVisible();
});

test("the reset page without a link says how to get one", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByText("Please click the link in your email to reset your password.")).toBeVisible();
  await page.getByRole("link", { name: "Request a link" }).click();
  await page.locator("[name=email]").fill(freshEmail());
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(/^If your email address is in our system/)).toBeVisible();
});
