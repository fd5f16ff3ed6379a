import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { collect, expect, freshEmail, logFood, newPerson, PASSWORD, test } from "../support/browser";

const SCRIPTS = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' autofocus onfocus='alert(1)`,
  `</title></textarea></script><svg onload=alert(1)>`,
  `javascript:alert(1)`,
  `\u2028</script><script>alert(1)</script>`,
];

/** Fails when any script of ours that isn't ours opens a dialog box. */
function expectNoAlert(page: Page) {
  page.on("dialog", (dialog) => {
    dialog.dismiss();
    throw new Error(`a script ran: ${dialog.message()}`);
  });
}

test("a hostile nickname in a share link is only words @javascript", async ({ page }) => {
  expectNoAlert(page);
  await newPerson(page);
  await collect(page, "carrot");
  await page.goto("/my-collections/detail/carrot?share=1");
  const link = /http\S+?\/share\/[\w-]+\/carrot/.exec((await page.textContent("dialog")) ?? "")?.[0] ?? "";
  for (const nickname of SCRIPTS) {
    await page.goto(`${link}?nickname=${encodeURIComponent(nickname)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("collected a nutrition puzzle!");
    expect(await page.locator("script, main img[src=x], [onerror], [onload], [onfocus]").count()).toBe(0);
  }
});

test("a hostile name of a food is only words, in the list, on the day and in its form @javascript", async ({
  page,
}) => {
  expectNoAlert(page);
  await newPerson(page);
  for (const name of SCRIPTS.slice(0, 2)) await logFood(page, { name, carbs: "1", fats: "1", protein: "1" });
  await page.goto("/?eat=1");
  const dialog = page.getByRole("dialog", { name: "Eat" });
  for (const name of SCRIPTS.slice(0, 2))
    await expect(dialog.getByRole("button", { name: `Log again ${name}` }).first()).toBeVisible();
  expect(await page.locator("img[src=x], [onerror], [onload], [onfocus]").count()).toBe(0);
  await dialog
    .getByRole("link", { name: `Servings and more: ${SCRIPTS[0]}` })
    .first()
    .click();
  await expect(page.locator("[name=name]")).toHaveValue(SCRIPTS[0] ?? "");
});

test("after logging in nobody is led to another site @javascript", async ({ page, baseURL }) => {
  const email = freshEmail();
  await newPerson(page, email);
  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example/",
    "/.//evil.example",
    "https://evil.example",
  ];
  for (const redirectTo of hostile) {
    await page.context().clearCookies();
    await page.goto(`/log-in?redirectTo=${encodeURIComponent(redirectTo)}`);
    await page.locator("[name=email]").fill(email);
    await page.locator("[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page).not.toHaveURL(/\/log-in/);
    expect(page.url().startsWith(`${baseURL}/`)).toBe(true);
  }
});

test("a form on another port of this host does nothing here", { tag: "@javascript" }, async ({
  page,
  baseURL,
}) => {
  await newPerson(page);
  const form = `<form method=post action="${baseURL}/welcome/goal"><input name=calories value=1><button>Win</button></form>`;
  const other = createServer((_req, res) => res.setHeader("Content-Type", "text/html").end(form));
  await new Promise<void>((listening) => other.listen(0, "localhost", listening));
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  await page.getByRole("button", { name: "Win" }).click();
  await expect(page.getByText("Access denied.")).toBeVisible();
  other.close();
  await page.goto("/");
  await expect(page.getByRole("progressbar", { name: "Calories" })).toHaveAttribute("aria-valuemax", "2000");
});

for (const [where, from] of [
  ["the account page", "main"],
  ["the side menu", "navigation"],
] as const)
  test(`after signing out by ${where} the page holds nothing of one's own, nor does Back`, async ({
    page,
  }) => {
    const email = await newPerson(page);
    await page.goto("/account");
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
    if (from === "navigation") await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole(from)
      .getByRole("button", { name: /^Sign out$/i })
      .click();
    await expect(page.getByRole("heading", { name: "Collect your nutrition puzzles" })).toBeVisible();
    expect(await page.content()).not.toContain(email);
    for (let back = 0; back < 2; back++) {
      await page.goBack();
      await expect(page.getByText(email)).toHaveCount(0);
      expect(await page.content()).not.toContain(email);
    }
  });
