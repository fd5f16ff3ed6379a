import "../support/route-env";
import Database from "better-sqlite3";
import { beforeEach, expect, it } from "vitest";
import { store } from "~/platform/boot.server";
import * as describeFood from "~/routes/_front.eat.describe";
import * as enterValue from "~/routes/_front.eat.enter-value";
import * as signUp from "~/routes/_front.sign-up";
import { RouteBrowser } from "../support/route-browser";

const SOUP = { name: "Soup", calories: "80", carbs: "9", fats: "2", protein: "3", key: "one" };

let browser: RouteBrowser;
let people = 0;
beforeEach(async () => {
  browser = new RouteBrowser();
  const email = `person-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
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
  expect(refused.data.lastResult.error).toEqual({ "": ["Food description not recognized"] });
  expect(refused.data.lastResult.initialValue).toMatchObject({ name: "Soup" });
});
