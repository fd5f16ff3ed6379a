import { describe, expect, it } from "vitest";
import { sentAmount, sentServings } from "./fields.server";
import { changedEntry, type SentChange, sentEntry } from "./food-read.server";

describe("sentAmount", () => {
  it.each([
    [12.5, 1, 12.5],
    ["12.5 g", 1, 12.5],
    ["12,5", 2, 25],
    [" 12 ", 1, 12],
    ["about 30 grams", 1, 30],
    ["banana 5 g", 1, 5],
    ["1 000", 1, 1000],
    ["1,234.5 g", 1, 1234.5],
    ["1½", 2, 3],
    ["١٢٫٥", 1, 12.5],
    ["nothing", 1, 0],
    ["", 1, 0],
    [0.33, 3, 1],
    ["0.33", 3, 1],
    [100_000, 1, 100_000],
    ["100000", 1, 100_000],
  ])("of %j, %j times, is %j", (value, servings, amount) => {
    expect(sentAmount(value, "g", servings)).toBe(amount);
    expect(sentAmount(value, "kcal", servings)).toBe(amount);
  });

  it.each([
    [-1, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [100_001, 1],
    [60_000, 2],
    ["-1", 1],
    ["- 5 g", 1],
    ["-½", 1],
    ["−.5", 1],
    ["1e309", 1],
    ["NaN", 1],
    ["Infinity", 1],
    ["0x10", 1],
    ["9".repeat(40), 1],
    ["60000", 2],
    ["12,5,6", 1],
    ["1 000 20", 1],
    ["30 g per 100 g", 1],
    ["②", 1],
  ])("refuses %j, %j times", (value, servings) => {
    expect(sentAmount(value, "g", servings)).toBeUndefined();
    expect(sentAmount(value, "kcal", servings)).toBeUndefined();
  });

  it("groups in kcal, and refuses in grams what may be a thousandth as well", () => {
    expect(sentAmount("1,200", "kcal")).toBe(1200);
    expect(sentAmount("1.200 kcal", "kcal", 2)).toBe(2400);
    expect(sentAmount("1,200", "g")).toBeUndefined();
  });
});

describe("sentServings", () => {
  it.each([
    [1, 1],
    [2.5, 2.5],
    [0.125, 0.125],
    [0.001, 0.001],
    ["3", 3],
    ["0,5", 0.5],
    ["1/2", 0.5],
    ["½", 0.5],
    ["1 1/2", 1.5],
    ["1/3", 0.3333],
    [null, 1],
  ])("of %j is %j", (value, servings) => {
    expect(sentServings(value)).toBe(servings);
  });

  it.each([0, -1, 0.00001, Number.NaN, 1e9, "", "0", "-2", "two", "1e3", "1,500", "1 2"])(
    "refuses %j",
    (value) => {
      expect(sentServings(value)).toBeUndefined();
    },
  );
});

describe("sentEntry", () => {
  const nutrition = { calories: "100 kcal", carbs: 10, fats: "1.5 g", protein: 5 };

  it("holds what was eaten in all", () => {
    expect(sentEntry({ name: "Soup", number_of_servings: 2, nutrition, emoji: "🍽" })).toEqual({
      name: "Soup",
      emoji: "🍽️",
      servings: 2,
      amounts: { calories: 200, carbs: 20, protein: 10, fats: 3 },
    });
  });

  it("defaults to one serving and a plate emoji", () => {
    expect(sentEntry({ name: "Soup", nutrition, emoji: "<b>" })).toMatchObject({ emoji: "🍽️", servings: 1 });
  });

  it("is refused when it is too much", () => {
    expect(() => sentEntry({ name: "Sea", number_of_servings: 1001, nutrition })).toThrow(
      "Must be a valid number",
    );
  });

  it("takes both amounts when they agree", () => {
    const single = { calories: 33.3, carbs: 0, protein: 0, fats: 0 };
    const all = { calories: 100, carbs: 0, protein: 0, fats: 0 };
    const both = { name: "Soup", number_of_servings: 3, nutrition_per_serving: single, nutrition: all };
    expect(sentEntry(both).amounts.calories).toBe(100);
    expect(() => sentEntry({ ...both, number_of_servings: 2 })).toThrow("nutrition is for all servings");
    expect(sentEntry({ ...both, nutrition: undefined }).amounts.calories).toBe(99.9);
  });
});

describe("changedEntry", () => {
  const amounts = { calories: 100, carbs: 20, protein: 10, fats: 0 };
  const old = { name: "Soup", emoji: "🍲", servings: 3, amounts };
  const calories = (change: SentChange) => changedEntry(old, change).amounts.calories;

  it.each<[SentChange, number]>([
    [{}, 100],
    [{ number_of_servings: 6 }, 200],
    [{ nutrition_per_serving: { calories: 33.3 } }, 100],
    [{ nutrition_per_serving: { calories: 33.4 } }, 100.2],
    [{ nutrition_per_serving: { calories: 33.3 }, nutrition: { calories: 100 } }, 100],
    [{ nutrition_per_serving: { calories: 33.3 }, nutrition: { calories: 99.9 } }, 99.9],
    [{ number_of_servings: 6, nutrition_per_serving: { calories: 33.3 } }, 200],
    [{ number_of_servings: 1, nutrition: { calories: 70 } }, 70],
  ])("with %j has %d kcal", (change, all) => {
    expect(calories(change)).toBe(all);
  });

  it.each<[SentChange, string]>([
    [{ nutrition: { calories: 100 } }, "With number_of_servings other than 1"],
    [{ number_of_servings: 2, nutrition: { calories: 100 } }, "With number_of_servings other than 1"],
    [
      { nutrition: { calories: 100 }, nutrition_per_serving: { calories: 100 } },
      "nutrition is for all servings",
    ],
    [{ number_of_servings: 100_000 }, "Must be a valid number"],
  ])("refuses %j", (change, message) => {
    expect(() => calories(change)).toThrow(message);
  });
});
