import { expect, newPerson, send, test, violationsIn } from "../../support/browser";

test("two people share a house, found under Preferences, and one leaves it", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await newPerson(page);
  await send(page, "/account/profile", { nickname: "Ann", lastName: "", zoom: "1" });
  await page.goto("/account/preferences");
  await page.getByRole("link", { name: "Your house" }).click();
  await page.getByRole("button", { name: "Make a house" }).click();
  await expect(page.getByText("You have a house")).toBeVisible();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const link = (await page.getByText("/account/house/join?token=").textContent()) ?? "";
  if (javaScriptEnabled) {
    expect(await violationsIn(page, ["light", "dark"])).toEqual([]);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  }

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const other = await context.newPage();
  await newPerson(other);
  await other.goto(link);
  await expect(other.getByText("Ann", { exact: true })).toBeVisible();
  await other.getByRole("button", { name: "Join" }).click();
  await expect(other.getByText("Welcome to the house")).toBeVisible();
  await expect(other.getByRole("link", { name: "Choose a nickname" })).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(404);
  await other.getByRole("link", { name: "Your house" }).click();
  await other.getByRole("button", { name: "Leave the house" }).click();
  await expect(other.getByRole("button", { name: "Make a house" })).toBeVisible();
  await context.close();

  await page.goto("/account/house");
  await expect(page.getByRole("list", { name: "People of the house" }).getByRole("listitem")).toHaveCount(1);
});
