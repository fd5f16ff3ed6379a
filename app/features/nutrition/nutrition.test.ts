import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addAmounts } from "./amounts";
import { goalRatio, howMuch, howNear, isNearGoal, mixText, overGoal } from "./goal-ratio";
import { parseAmount, parseCount } from "./read-number";

describe("parseAmount", () => {
  it.each([
    ["12.5 g", 12.5],
    ["250 kcal", 250],
    ["100000", 100_000],
    ["0.04", 0],
    ["0.05", 0.1],
    ["1/3", 0.3],
  ])("reads %j as %d", (text, amount) => {
    expect(parseAmount(text, "g")).toBe(amount);
  });

  it.each(["", "100000.1", "200 000", "abc", "-1", "1,234,567"])("refuses %j", (text) => {
    expect(parseAmount(text, "g")).toBeUndefined();
    expect(parseAmount(text, "kcal")).toBeUndefined();
  });

  it("gives a finite amount in bounds with one decimal, or nothing, for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        for (const unit of ["g", "kcal"] as const) {
          const amount = parseAmount(text, unit);
          if (amount === undefined) continue;
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(100_000);
          expect(amount).toBe(Math.round(amount * 10) / 10);
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("parseCount", () => {
  it.each([
    ["1½", 1.5],
    ["120 g", 120],
    ["250ml", 250],
    ["0", 0],
    ["100000", 100_000],
  ])("reads %j as %d", (text, count) => expect(parseCount(text)).toBe(count));

  it.each(["", "-1", "1,200", "2 slices", "100001", "1/0"])("refuses %j", (text) =>
    expect(parseCount(text)).toBeUndefined(),
  );
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

  it.each([
    [180, 200, 1],
    [179.9, 200, 179.9 / 180],
    [11.7, 13, 1],
    [0, 0, 1],
  ])("that 90 per cent fill: of %d against %d is %d", (consumed, goal, ratio) => {
    expect(goalRatio(consumed, goal, 90)).toBe(ratio);
  });
});

describe("a goal", () => {
  it.each([
    [179.9, 200, false, 0],
    [180, 200, true, 0],
    [220, 200, true, 0],
    [220.1, 200, false, 20.1],
    [2.7, 3, true, 0],
    [3.3, 3, true, 0],
    [0, 0, true, 0],
    [2, 0, false, 2],
  ])("%d of %d: near is %j, over by %d", (amount, goal, near, over) => {
    expect([isNearGoal(amount, goal), overGoal(amount, goal)]).toEqual([near, expect.closeTo(over)]);
    expect(howNear(amount, goal) === "close to your goal").toBe(near);
  });

  it.each([
    [100, 200, "well below your goal"],
    [150, 200, "a little below your goal"],
    [280, 200, "a little above your goal"],
    [281, 200, "above your goal"],
    [2, 0, "above your goal"],
  ])("%d of %d is %j", (amount, goal, words) => expect(howNear(amount, goal)).toBe(words));
});

describe("words in place of figures", () => {
  it.each([
    [0, "nothing yet"],
    [0.05, "a start"],
    [0.2, "a little"],
    [0.37, "about a third"],
    [0.39, "about a third"],
    [0.5, "about half"],
    [0.7, "most of it"],
    [0.99, "nearly all"],
    [1, "all of it"],
  ])("%d is %j", (share, words) => expect(howMuch(share)).toBe(words));

  it.each([
    [0, 0, 0, ""],
    [3, 0, 0, "carbs"],
    [4, 8, 37, "mostly fats"],
    [45, 5, 50, "carbs and fats"],
    [30, 30, 40, "some of each"],
    [23, 22, 55, "mostly fats"],
  ])("%d, %d and %d blocks are %j", (carbs, protein, fats, words) =>
    expect(mixText({ carbs, protein, fats })).toBe(words),
  );
});

describe("addAmounts", () => {
  it("leaves no binary dust", () => {
    const tenth = { calories: 0.1, carbs: 0.1, protein: 0.1, fats: 0.1 };
    expect(addAmounts([tenth, tenth, tenth])).toEqual({ calories: 0.3, carbs: 0.3, protein: 0.3, fats: 0.3 });
    expect(addAmounts([])).toEqual({ calories: 0, carbs: 0, protein: 0, fats: 0 });
  });
});
