import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { expect, newPerson, test } from "../support/browser";
import { freePort } from "../support/postgres.mjs";

test("a token is made, shown once, used by a program and revoked", async ({ page, playwright, baseURL }) => {
  await newPerson(page);
  await page.goto("/account");
  await page.getByRole("link", { name: "Apps and API" }).click();
  await page.getByRole("link", { name: "API tokens" }).click();
  const dialog = page.getByRole("dialog", { name: "API Tokens" });
  await expect(dialog).toContainText("You have no tokens yet.");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog).toContainText("Give the token a name");
  await dialog.getByLabel("Name").fill("Kitchen scale");
  await dialog.getByLabel("Access").selectOption("Read only");
  await dialog.getByLabel("Expires").selectOption("In 30 days");
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog).toContainText("You won’t see it again.");
  const token = await dialog.locator("code").textContent();

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get("/api/user")).status()).toBe(200);
  expect((await program.put("/api/today/link")).status()).toBe(403);
  // On another host it is seen within a minute.
  await expect(async () => {
    await page.goto("/account/tokens");
    await expect(dialog).toContainText("last used", { timeout: 500 });
  }).toPass();
  await expect(dialog.getByRole("listitem")).toContainText(/Read only\s*Expires/);
  await expect(dialog.locator("code")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Revoke Kitchen scale" }).click();
  await expect(page.getByText("Token revoked")).toBeVisible();
  await expect(dialog).toContainText("You have no tokens yet.");
  expect((await program.get("/api/user")).status()).toBe(401);
  await program.dispose();
});

const SOUP = { name: "Soup", emoji: "🍲", nutrition: { calories: 320, carbs: 30, fats: 12, protein: 18 } };

/** Proposes as the person's own program would. */
async function propose(page: Page, baseURL = "", food: object = SOUP) {
  const answer = await page.request.post("/api/tray", { data: { food }, headers: { Origin: baseURL } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("what an assistant proposes stands on home, and one press logs it", async ({ page, baseURL }) => {
  await newPerson(page);
  await page.goto("/");
  await expect(page.getByText("Your assistant proposes")).toHaveCount(0);
  await propose(page, baseURL);
  await page.goto("/");
  await expect(page.getByText("Your assistant proposes: Soup · 320 kcal")).toBeVisible();
  await page.getByRole("button", { name: "Log it: Soup" }).dblclick();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByText("Your assistant proposes")).toHaveCount(0);
  await expect(page.locator(".day-foods")).toContainText("1 food");
});

test("a proposal is changed in the ordinary review, or gets a no", async ({ page, baseURL }) => {
  await newPerson(page);
  await propose(page, baseURL);
  await propose(page, baseURL, { ...SOUP, name: "Stew" });
  await page.goto("/");
  await page.getByRole("button", { name: "No: Stew" }).click();
  await expect(page.getByText("Not logged")).toBeVisible();
  await page.getByRole("link", { name: "Change: Soup" }).click();
  const dialog = page.getByRole("dialog", { name: "Food" });
  await dialog.getByLabel("Amount of Soup").fill("2");
  await dialog.getByRole("button", { name: "Log food" }).click();
  await expect(page.getByText("Food Logged")).toBeVisible();
  await expect(page.getByText("Your assistant proposes")).toHaveCount(0);
  await expect(page.locator(".day-foods")).toContainText("640");
});

test("a webhook is set up, tried with the sample's receiver, called for a food and removed", async ({
  page,
  baseURL,
}) => {
  await newPerson(page);
  await page.goto("/account/apps");
  await page.getByRole("link", { name: "Webhook" }).click();
  const dialog = page.getByRole("dialog", { name: "Webhook" });
  const address = dialog.getByLabel("Address");
  await address.fill("https://192.168.1.9/hook");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Give a public https address");
  await expect(address).toHaveValue("https://192.168.1.9/hook");

  const port = await freePort();
  await address.fill(`http://127.0.0.1:${port}/hook`);
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await expect(dialog).toContainText("you won’t see it again.");
  const secret = await dialog.locator("#webhook-secret").textContent();
  await dialog.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("Nothing is listening there.").first()).toBeVisible();
  await expect(dialog).toContainText("Last failure");
  await expect(dialog.locator("#webhook-secret")).toHaveCount(0);

  const receiver = await startSample({ SECRET: `${secret}`, PORT: `${port}` });
  await dialog.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The test arrived")).toBeVisible();
  await expect(dialog).toContainText("Last delivered");
  const data = { name: "Stew", nutrition: { calories: 320, carbs: 30, fats: 12, protein: 18 } };
  const logged = await page.request.post("/api/food", { data, headers: { Origin: baseURL ?? "" } });
  expect(logged.status()).toBe(200);
  await expect.poll(() => receiver.output()).toMatch(/ test {}\n[\s\S]* food\.logged [\s\S]*Stew/);

  // With another secret the receiver refuses.
  await dialog.getByRole("button", { name: "New secret" }).click();
  await expect(dialog.locator("#webhook-secret")).not.toHaveText(`${secret}`);
  await dialog.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("It answered with status 401.").first()).toBeVisible();
  await receiver.stop();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Webhook removed")).toBeVisible();
  await expect(address).toHaveValue("");
});

async function startSample(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/samples/webhook-receiver.mjs"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${env.PORT}`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(401);
  return {
    output: () => output,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
