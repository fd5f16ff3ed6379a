import { describe, expect, it } from "vitest";
import { sentAmount } from "./sent-amount";
import { sentEntry } from "./sent-entry";
import { sentServings } from "./sent-servings";

describe("sentAmount", () => {
  it.each([
    [12.5, 1, 12.5],
    ["12.5 g", 1, 12.5],
    ["12,5", 2, 25],
    [" 12 ", 1, 12],
    ["about 30 grams", 1, 30],
    ["nothing", 1, 0],
    ["", 1, 0],
    [0.33, 3, 1],
    ["0.33", 3, 1],
    [100_000, 1, 100_000],
    ["100000", 1, 100_000],
  ])("of %j, %j times, is %j", (value, servings, amount) => {
    expect(sentAmount(value, servings)).toBe(amount);
  });

  it.each([
    [-1, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [100_001, 1],
    [60_000, 2],
    ["-1", 1],
    ["- 5 g", 1],
    ["1e309", 1],
    ["NaN", 1],
    ["Infinity", 1],
    ["0x10", 1],
    ["9".repeat(40), 1],
    ["60000", 2],
  ])("refuses %j, %j times", (value, servings) => {
    expect(sentAmount(value, servings)).toBeUndefined();
  });
});

describe("sentServings", () => {
  it.each([
    [1, 1],
    [2.5, 2.5],
    ["3", 3],
    ["0,5", 0.5],
    [null, 1],
  ])("of %j is %j", (value, servings) => {
    expect(sentServings(value)).toBe(servings);
  });

  it.each([0, -1, 0.001, Number.NaN, 1e9, "", "0", "-2", "two", "1e3"])("refuses %j", (value) => {
    expect(sentServings(value)).toBeUndefined();
  });
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

  it("is one serving and a plate when nothing else is told", () => {
    expect(sentEntry({ name: "Soup", nutrition, emoji: "<b>" })).toMatchObject({ emoji: "🍽️", servings: 1 });
  });

  it("is nothing when it is too much", () => {
    expect(sentEntry({ name: "Sea", number_of_servings: 1001, nutrition })).toBeUndefined();
  });
});
