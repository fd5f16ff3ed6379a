import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import { CATEGORIES } from "./catalogue";
import { gridPaths } from "./grid-paths";
import {
  blocksOf,
  COLLECTED_TEXT,
  filledBlocks,
  fillOf,
  fillOrder,
  type PixelMap,
  paletteOf,
  pastText,
  runsOf,
  stageText,
} from "./puzzle";

const map: PixelMap = {
  legend: {
    a: { color: "#ff0000", nutrient: "carbs" },
    b: { color: "#00ff00", nutrient: "protein" },
    c: { color: "#0000ff", nutrient: "fats" },
  },
  rows: [".aab", "aacc", "cb.a"],
};

describe("fill", () => {
  it("counts the blocks of each nutrient", () => {
    expect(blocksOf(map)).toEqual({ carbs: 5, protein: 2, fats: 3 });
  });

  it("fills from the bottom row upward, left to right", () => {
    expect(fillOrder(map, "carbs")).toEqual([
      [3, 2],
      [0, 1],
      [1, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it.each([
    [100, 0, 0],
    [100, 0.004, 0],
    [100, 0.005, 1],
    [100, 0.5, 50],
    [100, 0.9999, 99],
    [100, 1, 100],
    [100, 7, 100],
    [1, 0.99, 0],
  ])("of %d blocks at %d fills %d", (blocks, ratio, filled) => {
    expect(filledBlocks(blocks, ratio)).toBe(filled);
  });

  it("is complete exactly when every nutrient has reached its goal", () => {
    const ratio = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(ratio, ratio, ratio, (carbs, protein, fats) => {
        const all = CATEGORIES.flatMap((category) => category.puzzles);
        for (const puzzle of all) {
          const { progress } = fillOf(puzzle.map, { carbs, protein, fats });
          expect(progress === 1).toBe(carbs === 1 && protein === 1 && fats === 1);
        }
      }),
    );
  });

  it("never unfills when more is eaten", () => {
    fc.assert(
      fc.property(
        fc.nat(600),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, a, b) => {
          expect(filledBlocks(n, Math.min(a, b))).toBeLessThanOrEqual(filledBlocks(n, Math.max(a, b)));
        },
      ),
    );
  });
});

describe("paths", () => {
  it("joins neighbours of a row into one run", () => {
    expect(
      runsOf([
        [2, 0],
        [0, 0],
        [1, 0],
        [0, 1],
        [3, 1],
      ]),
    ).toBe("M0 0.5h3M0 1.5h1M3 1.5h1");
  });

  it("draws each cell once, filled or masked", () => {
    const cells = (d: string) => [...d.matchAll(/h(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
    for (const { map } of CATEGORIES.flatMap((category) => category.puzzles)) {
      const blocks = blocksOf(map);
      const total = NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient], 0);
      const { colors, mask } = gridPaths(map, { carbs: 3, protein: 5, fats: blocks.fats });
      expect(colors.reduce((sum, { d }) => sum + cells(d), 0)).toBe(8 + blocks.fats);
      expect(cells(mask)).toBe(total - 8 - blocks.fats);
    }
  });
});

describe("palette", () => {
  it("shares add up to one for each nutrient", () => {
    for (const { map } of CATEGORIES.flatMap((category) => category.puzzles)) {
      const palette = paletteOf(map);
      for (const nutrient of NUTRIENTS)
        expect(palette[nutrient].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
  });
});

describe("stage text", () => {
  const puzzle = { progressTexts: ["one", "two", "three", "four", "five"] } as const;

  it.each([
    [0, "one"],
    [0.2499, "one"],
    [0.25, "two"],
    [0.5, "three"],
    [0.75, "four"],
    [0.9, "five"],
    [0.9999, "five"],
    [1, COLLECTED_TEXT],
  ])("at %d reads %s", (progress, text) => {
    expect(stageText(puzzle, progress)).toBe(text);
  });

  it("describes how a past day ended", () => {
    expect(pastText(1)).toBe("Puzzle collected! Treat yourself in tomorrow’s challenge!");
    expect(pastText(0.99)).toBe("So close to completing this puzzle! — try again next time!");
  });
});

describe("the outline of what is not filled yet", () => {
  const picture: PixelMap = {
    legend: { ...map.legend, d: { color: "#101010", nutrient: "carbs" } },
    rows: ["bbbbb", "bbbbb", "bbdbb", "bbbbb", "bbbbb"],
  };
  const none = { carbs: 0, protein: 0, fats: 0 };

  it("is its edge and its dark lines, and goes as they fill", () => {
    expect(gridPaths(picture, none).outline).toBe(
      "M0 0.5h5M0 1.5h1M4 1.5h1M0 2.5h1M2 2.5h1M4 2.5h1M0 3.5h1M4 3.5h1M0 4.5h5",
    );
    expect(gridPaths(picture, { ...none, protein: 14 }).outline).toBe("M0 0.5h5M0 1.5h1M4 1.5h1M2 2.5h1");
    expect(gridPaths(picture, blocksOf(picture)).outline).toBe("");
  });
});
