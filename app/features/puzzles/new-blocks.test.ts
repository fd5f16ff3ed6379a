import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { CATEGORIES } from "./catalogue";
import { blocksOf } from "./fill";
import { newBlocks } from "./new-blocks";
import type { PixelMap } from "./pixel-map";

const map: PixelMap = {
  legend: {
    a: { color: "#ff0000", nutrient: "carbs" },
    b: { color: "#00ff00", nutrient: "protein" },
    c: { color: "#0000ff", nutrient: "fats" },
  },
  rows: ["aab.", "aacc", "cb.a"],
};
const none = perNutrient(() => 0);
const cellsIn = (paths: string[]) =>
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
        expect(cellsIn(groups)).toBe(sum(after) - sum(before));
        expect(groups.length).toBeLessThanOrEqual(8);
        const tops = groups.map(topRow);
        expect(tops).toEqual(tops.toSorted((x, y) => y - x));
      }),
    );
  });
});
