import { expect, test } from "../../support/browser";
import { ownServer } from "../../support/own-server";
import { CLIENT, startProvider } from "../../support/sso/provider";

test("the sign-in of the home lets a new person in, and in again", async ({ page }) => {
  let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
  const server = await ownServer(async (url) => {
    provider = await startProvider(`${url}/log-in/house/callback`);
    provider.person = { sub: "ann", email: "ann@example.org", email_verified: true };
    const client = { OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: "Authelia" };
    return { OIDC_ISSUER: provider.issuer, ...client };
  });
  try {
    await page.goto(`${server.url}/log-in?redirectTo=/account`);
    await page.getByRole("link", { name: "Log in with Authelia" }).click();
    await expect(page.getByRole("main").getByText("ann@example.org")).toBeVisible();
    await page.getByRole("link", { name: "Sign-ins" }).click();
    await page.getByRole("button", { name: "Unlink Authelia" }).click();
    await expect(page.getByText("This is the only way into your account.")).toBeVisible();
    await page.goto(`${server.url}/account`);
    await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(`${server.url}/log-in?redirectTo=/account/password`);
    await page.getByRole("link", { name: "Log in with Authelia" }).click();
    await expect(page.getByRole("dialog", { name: "Set a Password" })).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill("carrots & peas");
    await page.getByLabel("Confirm new password").fill("carrots & peas");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByText("Password successfully changed")).toBeVisible();
  } finally {
    await server.end();
    provider?.close();
  }
});
