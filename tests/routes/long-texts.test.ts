import { beforeAll, describe, expect, it } from "vitest";
import { RouteBrowser } from "../support/routes";
import "../support/route-env";

const signUp = await import("~/routes/_front.sign-up");
const logIn = await import("~/routes/_front.log-in");
const describeMeal = await import("~/routes/_front.eat.describe");
const enterValue = await import("~/routes/_front.eat.enter-value");
const goal = await import("~/routes/account.goal");
const { store } = await import("~/platform/boot.server");

/** What was hardest on the expressions: 131 kB of tags, as UTF-8 has them. */
const TAGS = "\u{e0041}".repeat(32_768);
const TOO_LONG = ["This is too long."];

const browser = new RouteBrowser();
beforeAll(async () => {
  await browser.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
});

const foods = () => store.read.select().from(store.read.t.food);

describe("texts of 131 kB", () => {
  it.each(["name", "calories", "carbs", "protein", "fats", "emoji", "number_of_servings"])(
    "as %s are refused at once, and the others stay",
    async (field) => {
      const fields = { name: "Stew", calories: "1", carbs: "1", protein: "1", fats: "1", [field]: TAGS };
      const answer = await browser.post(enterValue, "/eat/enter-value", fields);
      expect(answer.status).toBe(400);
      const { error, initialValue } = answer.data.lastResult ?? answer.data;
      expect(error[field]).toHaveLength(1);
      expect(initialValue).toEqual({ ...fields, [field]: TAGS.slice(0, 2000) });
      expect(await foods()).toEqual([]);
    },
  );

  it("in six rows of a review are refused, and so is what is hidden", async () => {
    const rows = [0, 1, 2, 3, 4, 5].flatMap((i) => [
      [`amount_${i}`, TAGS],
      [`unit_${i}`, TAGS],
    ]);
    const fields = {
      name: "Stew",
      calories: "1",
      carbs: "1",
      protein: "1",
      fats: "1",
      ...Object.fromEntries(rows),
    };
    const answer = await browser.post(describeMeal, "/eat/describe?step=food", fields);
    expect(answer).toMatchObject({ status: 400, data: { problems: { "": TOO_LONG, amount_0: TOO_LONG } } });
    expect(answer.data.review).toMatchObject({ name: "Stew", totals: { calories: "1" } });
    const hidden = await browser.post(describeMeal, "/eat/describe?step=food", {
      ...fields,
      provenance: TAGS,
    });
    expect(hidden).toMatchObject({ status: 400, data: { problems: { "": TOO_LONG, provenance: TOO_LONG } } });
    expect(await foods()).toEqual([]);
  });

  it("as a description are refused with its own words", async () => {
    const answer = await browser.post(describeMeal, "/eat/describe", { description: TAGS });
    expect(answer.status).toBe(400);
    expect(answer.data.lastResult.error.description).toEqual(["Use up to 1,000 characters"]);
    expect(answer.data.lastResult.initialValue.description).toHaveLength(4000);
  });

  it("as a goal, an address or a password are refused; the password is not echoed", async () => {
    const calories = await browser.post(goal, "/account/goal", { calories: TAGS });
    expect(calories.status).toBe(400);
    const stranger = new RouteBrowser();
    const answer = await stranger.post(logIn, "/log-in", { email: "ann@example.org", password: TAGS });
    expect(answer).toMatchObject({ status: 400, data: { error: { password: TOO_LONG } } });
    expect(JSON.stringify(answer.data)).not.toContain(TAGS.slice(0, 100));
    const mail = await stranger.post(logIn, "/log-in", { email: TAGS, password: "carrots-before-noon" });
    expect(mail.status).toBe(400);
  });
});
