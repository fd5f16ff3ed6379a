import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "../../support/browser";

test("a passkey is added, opens the account without a password, and is removed", {
  tag: "@javascript",
}, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Passkeys" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Give it a name").first()).toBeVisible();
  await page.getByLabel("Name").fill("Phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added")).toBeVisible();
  const phone = page.getByRole("main").getByRole("listitem").filter({ hasText: "Phone" });
  await expect(phone).toContainText(/Phone\s*Added .*never used/);

  await context.clearCookies();
  await page.goto("/log-in?redirectTo=%2Faccount%2Fpasskeys");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/account/passkeys");
  await expect(phone).toContainText(/last used/);
  await page.getByRole("button", { name: "Remove Phone" }).click();
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await expect(phone).toHaveCount(0);

  await page.getByLabel("Name").fill("Tablet");
  await context.clearCookies();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("What you typed is still there once you have logged in.")).toBeVisible();
  await page.getByLabel("Email").fill("typed@example.org");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("That passkey didn't open an account.").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("typed@example.org");
});

async function withoutScriptsYet(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [name, address] of [
  ["Forgot password?", /forgot-password/],
  ["Sign up", /sign-up/],
] as const)
  test(`a press on '${name}' that begins before the scripts are there is none the less one`, {
    tag: "@javascript",
  }, async ({ context }) => {
    const page = await context.newPage();
    const letGo = await withoutScriptsYet(page);
    await page.goto("/log-in", { waitUntil: "commit" });
    const box = await page.getByRole("link", { name }).boundingBox();
    if (!box) throw new Error("no link");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    letGo();
    await expect(page.getByRole("button", { name: "Use a passkey" })).toBeEnabled();
    await page.mouse.up();
    await expect(page).toHaveURL(address);
  });
