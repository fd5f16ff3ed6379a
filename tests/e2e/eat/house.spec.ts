import type { Page } from "@playwright/test";
import { expect, housemateOf, newPerson, send, test, violationsIn } from "../../support/browser";

/** Ana, in a house with the person of `page`. */
async function anaInHouse(...args: Parameters<typeof housemateOf>) {
  const ana = await housemateOf(...args);
  await send(ana, "/account/profile", { nickname: "Ana" });
  return ana;
}

test("a meal goes to somebody of the house in an own portion, who logs it or not", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await newPerson(page);
  const ana = await anaInHouse(page, { browser, baseURL, javaScriptEnabled });
  const review = async () => {
    await page.goto("/eat/describe");
    await page.locator("[name=description]").fill("200 g pasta and 2 eggs");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("button", { name: "Also for Ana" })).toBeVisible();
  };
  await review();
  if (javaScriptEnabled) expect(await violationsIn(page, ["light", "dark"])).toEqual([]);
  const portion = page.getByRole("group", { name: "Also for your house" }).getByRole("textbox");
  await portion.fill("much");
  await page.getByRole("button", { name: "Also for Ana" }).click();
  await expect(page.locator(".also-for .field-error")).toHaveText("Must be more than 0");
  await expect(portion).toHaveValue("much");
  await portion.fill("1/2");
  await page.getByRole("button", { name: "Also for Ana" }).click();
  await expect(page.getByText("Sent to Ana.")).toBeVisible();

  await ana.goto("/");
  await expect(ana.locator(".day-foods").getByRole("link")).toHaveCount(0);
  await ana.getByRole("button", { name: /^Log it/ }).click();
  await expect(ana.locator(".day-foods").getByRole("link")).toHaveCount(1);

  await review();
  await page.getByRole("button", { name: "Also for Ana" }).click();
  await expect(page.getByText("Sent to Ana.")).toBeVisible();
  await ana.goto("/");
  await ana.getByRole("button", { name: /^No:/ }).click();
  await expect(ana.locator(".day-foods").getByRole("link")).toHaveCount(1);
  await expect(ana.getByRole("button", { name: /^Log it/ })).toHaveCount(0);
  await ana.context().close();
});

test("a recipe that is shared with the house is eaten by its people, and hidden again", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await newPerson(page);
  const ana = await anaInHouse(page, { browser, baseURL, javaScriptEnabled });
  const stew = {
    intent: "words",
    name: "House stew",
    description: "600 g minced beef",
    makes: "4",
    key: "s",
  };
  await send(page, "/recipes", stew);
  const recipe = async (who: Page) => {
    await who.goto("/recipes");
    await who.getByRole("link", { name: /House stew/ }).click();
  };
  await recipe(page);
  await page.getByRole("button", { name: "Share with the house" }).click();
  await expect(page.getByRole("button", { name: "Stop sharing" })).toBeVisible();
  await recipe(ana);
  if (javaScriptEnabled) expect(await violationsIn(ana, ["light", "dark"])).toEqual([]);
  await expect(ana.getByRole("button", { name: /[Dd]elete|[Ss]hare/ })).toHaveCount(0);
  await ana.getByRole("button", { name: "I ate" }).first().click();
  await expect(ana.getByText("Food Logged")).toBeVisible();
  await recipe(page);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("button", { name: "Share with the house" })).toBeVisible();
  await ana.goto("/recipes");
  await expect(ana.getByRole("dialog").getByText("House stew")).toHaveCount(0);
  await ana.goto("/");
  await expect(ana.locator(".day-foods").getByRole("link", { name: /House stew/ })).toHaveCount(1);
  await ana.context().close();
});
