import { beforeAll, describe, expect, it, vi } from "vitest";
import { RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const clock = await import("~/platform/clock.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const enterValue = await import("~/routes/_front.eat.enter-value");
const words = await import("~/routes/_front.eat.describe");

const MORNING = Date.parse("2026-11-19T08:00:00Z");
const AMOUNTS = { calories: "208", carbs: "10", fats: "12", protein: "15" };

let ann: RouteBrowser;
let key = 0;
beforeAll(async () => {
  vi.spyOn(clock, "now").mockReturnValue(MORNING);
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

const log = (name: string, date: string, time: string, more = {}) =>
  ann.post(enterValue, "/eat/enter-value", { ...AMOUNTS, name, date, time, key: `k${key++}`, ...more });
const describeMeal = (description: string) => ann.post(words, "/eat/describe", { description });
const rowsOf = async (description: string) => {
  const { data } = await describeMeal(description);
  return data.review?.rows.map(({ name, amount }: { name: string; amount: string }) => [name, amount]);
};

describe("words for a meal of one's own", () => {
  it("say clearly that nothing like it was logged, and keep the words", async () => {
    expect(await describeMeal("my usual breakfast")).toMatchObject({
      status: 400,
      data: {
        lastResult: {
          initialValue: { description: "my usual breakfast" },
          error: { "": ["No usual breakfast is known yet: it shows in your log after two days."] },
        },
      },
    });
    expect((await describeMeal("same as yesterday's lunch")).data.lastResult.error).toEqual({
      "": ["No lunch was logged yesterday."],
    });
  });

  it("bring the foods back, as many as they were", async () => {
    for (const date of ["2026-11-16", "2026-11-17"]) {
      await log("Bagel", date, "08:00", { number_of_servings: "2" });
      await log("Coffee", date, "08:05");
    }
    await log("Cake", "2026-11-17", "10:00");
    await log("Soup", "2026-11-18", "12:30");
    await log("Rice", "2026-11-18", "19:00");
    const breakfast = [
      ["Coffee", "1"],
      ["Bagel", "2"],
    ];
    for (const text of ["my usual breakfast", "the usual"]) expect(await rowsOf(text)).toEqual(breakfast);
    expect(await rowsOf("my usual breakfast and 2 bananas")).toEqual([...breakfast, ["Banana", "2"]]);
    expect(await rowsOf("same as yesterday's lunch")).toEqual([["Soup", "1"]]);
    expect(await rowsOf("yesterday’s dinner")).toEqual([["Rice", "1"]]);
    expect(await rowsOf("same as yesterday")).toEqual([
      ["Soup", "1"],
      ["Rice", "1"],
    ]);
  });

  it("lead to a meal that is logged as it was reviewed", async () => {
    const { review } = (await describeMeal("my usual breakfast")).data;
    expect(review.totals).toMatchObject({ calories: "624", carbs: "30" });
    const { name, emoji, totals, description, provenance } = review;
    const form = {
      ...totals,
      name,
      emoji,
      description,
      provenance: JSON.stringify(provenance),
      key: "usual",
    };
    expect((await ann.post(words, "/eat/describe?step=food", form)).location).toBe("/");
    expect((await ann.get(front, "/")).data.home.foods).toMatchObject([{ calories: 624 }]);
  });
});
