import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Amounts, addAmounts, NUTRIENTS, perNutrient } from "~/features/nutrition/amounts";
import { goalRatio } from "~/features/nutrition/goal-ratio";
import { CATEGORIES } from "./catalogue";
import {
  blocksByFood,
  blocksOf,
  cellsIn,
  cellsOutside,
  fillOf,
  newBlocks,
  type PixelMap,
  type Span,
} from "./puzzle";

const map: PixelMap = {
  legend: {
    a: { color: "#ff0000", nutrient: "carbs" },
    b: { color: "#00ff00", nutrient: "protein" },
    c: { color: "#0000ff", nutrient: "fats" },
  },
  rows: ["aab.", "aacc", "cb.a"],
};
const none = perNutrient(() => 0);
const cellsInNewBlocks = (paths: string[]) =>
  paths.flatMap((d) => [...d.matchAll(/h(\d+)/g)]).reduce((sum, [, n]) => sum + Number(n), 0);
const topRow = (d: string) => Math.min(...[...d.matchAll(/M\d+ (\d+)\.5/g)].map(([, y]) => Number(y)));

describe("newBlocks", () => {
  it("are those between two states, by rows from the bottom", () => {
    expect(newBlocks(map, none, { carbs: 2, protein: 1, fats: 0 })).toEqual(["M1 2.5h1M3 2.5h1", "M0 1.5h1"]);
    expect(newBlocks(map, { carbs: 2, protein: 1, fats: 0 }, { carbs: 3, protein: 1, fats: 2 })).toEqual([
      "M0 2.5h1",
      "M1 1.5h2",
    ]);
  });

  it("are none when nothing was added, or taken away", () => {
    const some = { carbs: 2, protein: 1, fats: 1 };
    expect(newBlocks(map, some, some)).toEqual([]);
    expect(newBlocks(map, some, none)).toEqual([]);
  });

  it("pop in eight groups at most, each block once, bottom first, in every picture", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const maps = CATEGORIES.flatMap(({ puzzles }) => puzzles.map((puzzle) => puzzle.map));
    fc.assert(
      fc.property(fc.constantFrom(...maps), part, part, (picture, a, b) => {
        const blocks = blocksOf(picture);
        const at = (ratio: number) => perNutrient((nutrient) => Math.round(blocks[nutrient] * ratio));
        const [before, after] = [at(Math.min(a, b)), at(Math.max(a, b))];
        const groups = newBlocks(picture, before, after);
        const sum = ({ carbs, protein, fats }: typeof before) => carbs + protein + fats;
        expect(cellsInNewBlocks(groups)).toBe(sum(after) - sum(before));
        expect(groups.length).toBeLessThanOrEqual(8);
        const tops = groups.map(topRow);
        expect(tops).toEqual(tops.toSorted((x, y) => y - x));
      }),
    );
  });
});

const food = (carbs: number, protein = 0, fats = 0): Amounts => ({ calories: 0, carbs, protein, fats });
const goals = { carbs: 100, protein: 50, fats: 10 };
const tenEach: PixelMap = {
  legend: {
    a: { color: "#ff0000", nutrient: "carbs" },
    b: { color: "#00ff00", nutrient: "protein" },
    c: { color: "#0000ff", nutrient: "fats" },
  },
  rows: ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"],
};
const fillWith = (map: PixelMap, goal: typeof goals) => (totals: Amounts) =>
  fillOf(
    map,
    perNutrient((nutrient) => goalRatio(totals[nutrient], goal[nutrient])),
  ).filled;
const counts = (spans: Span[]) =>
  spans.map(({ from, to }) => NUTRIENTS.map((nutrient) => to[nutrient] - from[nutrient]));

describe("blocksByFood", () => {
  const blocks = (...eaten: Amounts[]) => counts(blocksByFood(eaten, fillWith(tenEach, goals)));

  it("gives each food what it added, in the order eaten", () => {
    expect(blocks(food(30, 10), food(20, 0, 5))).toEqual([
      [3, 2, 0],
      [2, 0, 5],
    ]);
  });

  it("gives nothing for what is eaten past the goal", () => {
    expect(blocks(food(90), food(500), food(50))).toEqual([
      [9, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("gives the blocks of a goal of 0 to no food", () => {
    const spans = blocksByFood([food(10, 5, 5)], fillWith(tenEach, { ...goals, fats: 0 }));
    expect(counts(spans)).toEqual([[1, 1, 0]]);
  });

  it("has no spans on a day without food", () => expect(blocks()).toEqual([]));

  const grams = fc.integer({ min: 0, max: 1500 }).map((tenths) => tenths / 10);
  const foods = fc.array(
    fc.tuple(grams, grams, grams).map(([a, b, c]) => food(a, b, c)),
    { maxLength: 12 },
  );
  const maps = CATEGORIES.flatMap(({ puzzles }) => puzzles.map(({ map }) => map));
  const goal = fc.record({ carbs: grams, protein: grams, fats: grams });

  it("shares out every block that is filled, each to one food at most, in every picture", () => {
    fc.assert(
      fc.property(fc.constantFrom(...maps), goal, foods, (map, goal, eaten) => {
        const filledAt = fillWith(map, goal);
        const spans = blocksByFood(eaten, filledAt);
        const without = filledAt(addAmounts([]));
        const ends = [without, ...spans.map(({ to }) => to)];
        spans.forEach(({ from, to }, i) => {
          expect(from).toEqual(ends[i]);
          for (const nutrient of NUTRIENTS) expect(to[nutrient]).toBeGreaterThanOrEqual(from[nutrient]);
        });
        expect(ends.at(-1)).toEqual(filledAt(addAmounts(eaten)));
      }),
    );
  });

  it("leaves earlier foods their blocks when a later one is changed or deleted", () => {
    fc.assert(
      fc.property(foods, foods, foods, (before, after, other) => {
        const filledAt = fillWith(tenEach, goals);
        const some = blocksByFood([...before, ...after], filledAt);
        const rest = blocksByFood([...before, ...other], filledAt);
        expect(some.slice(0, before.length)).toEqual(rest.slice(0, before.length));
      }),
    );
  });
});

const dots: PixelMap = {
  legend: { a: { color: "#ff0000", nutrient: "carbs" }, b: { color: "#00ff00", nutrient: "protein" } },
  rows: ["ab", "aa"],
};

it("a span's cells are those between its ends, and all others lie outside", () => {
  const span = { from: { carbs: 1, protein: 0, fats: 0 }, to: { carbs: 3, protein: 0, fats: 0 } };
  expect(cellsIn(dots, span)).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(cellsOutside(dots, span)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
