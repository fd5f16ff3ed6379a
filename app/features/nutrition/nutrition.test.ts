import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addAmounts } from "./add-amounts";
import { goalRatio } from "./goal-ratio";
import { parseAmount } from "./parse-amount";
import { scaleAmount } from "./scale-amount";

describe("parseAmount", () => {
  it.each([
    ["12.5 g", 12.5],
    ["12,5", 12.5],
    [" 12 ", 12],
    ["0", 0],
    ["12g", 12],
    ["250 kcal", 250],
    ["100000", 100_000],
    ["0.04", 0],
    ["0.05", 0.1],
  ])("reads %j as %d", (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    "",
    " ",
    "g",
    "abc",
    "-1",
    "--5",
    "1e3",
    "1e309",
    "0x10",
    "NaN",
    "Infinity",
    "１２",
    "100000.1",
    "1.2.3",
    "1 2",
    "12 apples",
    "9".repeat(40),
    "1,234.5",
    "<b>1</b>",
    "true",
    "[]",
  ])("refuses %j", (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it("gives a finite amount in bounds with one decimal, or nothing, for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const amount = parseAmount(text);
        if (amount === undefined) return;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(100_000);
        expect(amount).toBe(Math.round(amount * 10) / 10);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("scaleAmount", () => {
  it.each([
    ["12.5 g", 2, 25],
    ["about 30 g", 1, 30],
    ["12,5", 3, 37.5],
    ["none", 4, 0],
    ["", 1, 0],
    ["7", 0.5, 3.5],
    ["9".repeat(400), 2, 0],
  ])("scales %j by %d to %d", (text, servings, amount) => {
    expect(scaleAmount(text, servings)).toBe(amount);
  });
});

describe("goalRatio", () => {
  it.each([
    [0, 200, 0],
    [50, 200, 0.25],
    [200, 200, 1],
    [900, 200, 1],
    [0, 0, 1],
    [-5, 200, 0],
  ])("of %d against a goal of %d is %d", (consumed, goal, ratio) => {
    expect(goalRatio(consumed, goal)).toBe(ratio);
  });
});

describe("addAmounts", () => {
  it("leaves no binary dust", () => {
    const tenth = { calories: 0.1, carbs: 0.1, protein: 0.1, fats: 0.1 };
    expect(addAmounts([tenth, tenth, tenth])).toEqual({ calories: 0.3, carbs: 0.3, protein: 0.3, fats: 0.3 });
    expect(addAmounts([])).toEqual({ calories: 0, carbs: 0, protein: 0, fats: 0 });
  });
});
