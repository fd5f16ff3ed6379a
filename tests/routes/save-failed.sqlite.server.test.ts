import { INFO } from "../support/app";
import { RouteBrowser } from "../support/routes";
import "../support/route-env";
import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { takeToast } from "~/http/form.server";
import { store } from "~/platform/boot.server";
import * as describeFood from "~/routes/_front.eat.describe";
import * as enterValue from "~/routes/_front.eat.enter-value";
import * as signUp from "~/routes/_front.sign-up";
import * as welcomeGoal from "~/routes/_front.welcome.goal";
import * as welcomeInfo from "~/routes/_front.welcome.info";
import * as accountGoal from "~/routes/account.goal";
import * as accountInfo from "~/routes/account.info";
import * as again from "~/routes/food.$foodId.again";

const SOUP = { name: "Soup", calories: "80", carbs: "9", fats: "2", protein: "3", key: "one" };

let browser: RouteBrowser;
let people = 0;
beforeEach(async () => {
  browser = new RouteBrowser();
  const email = `person-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
});

const logged = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  expect(logged, "each failure is logged").toHaveBeenCalledOnce();
  logged.mockClear();
});

/** Holds the database as another program would. */
function lockDatabase() {
  const other = new Database((process.env.DATABASE_URL ?? "").replace(/^file:/, ""));
  other.exec("begin immediate");
  return () => {
    other.exec("rollback");
    other.close();
  };
}

async function everyFood() {
  const { food } = store.read.t;
  return (await store.read.select({ name: food.name }).from(food)).length;
}

it("a food that can't be stored stays in the form, which says so, and can be sent again", async () => {
  const before = await everyFood();
  const unlock = lockDatabase();
  const refused = await browser.post(enterValue, "/eat/enter-value", SOUP);
  unlock();
  expect(refused.status).toBe(503);
  expect(refused.data.error).toEqual({ "": ["Save failed"] });
  expect(refused.data.initialValue).toMatchObject({ name: "Soup", carbs: "9" });
  expect(await everyFood()).toBe(before);

  expect((await browser.post(enterValue, "/eat/enter-value", SOUP)).status).toBe(303);
  expect(await everyFood()).toBe(before + 1);
});

it("so does a described one, in its own words", async () => {
  const unlock = lockDatabase();
  const refused = await browser.post(describeFood, "/eat/describe?step=food", SOUP);
  unlock();
  expect(refused.status).toBe(503);
  expect(refused.data.problems).toEqual({ "": ["Food description not recognized"] });
  expect(refused.data.review).toMatchObject({ name: "Soup" });
});

it("logging a food again that can't be stored leads back to the list and says so", async () => {
  await browser.post(enterValue, "/eat/enter-value", { ...SOUP, name: "Recent soup" });
  const { food } = store.read.t;
  const [soup] = await store.read.select({ id: food.id }).from(food).where(eq(food.name, "Recent soup"));
  const before = await everyFood();
  const route = {
    action: (args: ActionFunctionArgs) => again.action({ ...args, params: { foodId: soup?.id } }),
  };
  const unlock = lockDatabase();
  const refused = await browser.post(route, "/food/x/again", { key: "two" });
  unlock();
  expect(refused).toMatchObject({ status: 303, location: "/?eat=1" });
  expect((await takeToast(browser.request())).toast).toEqual({ type: "error", text: "Save failed" });
  for (let i = 0; i < 2; i++)
    expect(await browser.post(route, "/food/x/again", { key: "two" })).toMatchObject({ location: "/" });
  expect(await everyFood()).toBe(before + 1);
});

it.each([
  ["/welcome/info", welcomeInfo, INFO, "/welcome/goal?estimating=1"],
  ["/account/info", accountInfo, INFO, "/account/goal?estimating=1"],
  ["/welcome/goal", welcomeGoal, { calories: "1900" }, "/"],
  ["/account/goal", accountGoal, { calories: "1900" }, "/account"],
])("what was typed at %s stays in the form, and can be sent again", async (path, route, form, location) => {
  const unlock = lockDatabase();
  const refused = await browser.post(route, path, form);
  unlock();
  expect(refused.status).toBe(503);
  expect(refused.data.error).toEqual({ "": ["Save failed"] });
  expect(refused.data.initialValue).toMatchObject(form);
  expect(await browser.post(route, path, form)).toMatchObject({ status: 303, location });
});
