import { describe, expect, it } from "vitest";
import { perNutrient } from "~/features/nutrition/amounts";
import type { PixelMap } from "~/features/puzzles/puzzle";
import { shownBlocks, shownBlocksText } from "./shown.island";

const map: PixelMap = {
  legend: {
    a: { color: "#ff0000", nutrient: "carbs" },
    b: { color: "#00ff00", nutrient: "protein" },
    c: { color: "#0000ff", nutrient: "fats" },
  },
  rows: ["aaa", "bbb", "ccc"],
};
const none = perNutrient(() => 0);
const filled = { carbs: 2, protein: 1, fats: 0 };
const span = { from: { carbs: 1, protein: 0, fats: 0 }, to: filled };
const foods = [
  { id: "soup-1", name: "Soup", span },
  { id: "tea-1", name: "Tea", span: { from: filled, to: filled } },
];

describe("shownBlocks", () => {
  const shown = (show: string) => shownBlocks({ map, filled }, foods, show);

  it("are all of a nutrient, filled or not", () => {
    expect(shown("carbs")).toEqual({
      text: "2 of 3 carbs blocks are filled.",
      span: { from: none, to: { carbs: 3, protein: 0, fats: 0 } },
    });
  });

  it("are those that a food filled", () => {
    expect(shown("soup-1")).toEqual({ text: "Soup: 1 carbs, 1 protein blocks.", span });
    expect(shown("tea-1")?.text).toBe("Tea: no blocks.");
  });

  it.each(["", "calories", "soup-2", "__proto__"])("are none for %j", (show) =>
    expect(shown(show)).toBeNull(),
  );
});

it("one block is a block", () => {
  expect(shownBlocksText({ from: none, to: { carbs: 0, protein: 0, fats: 1 } })).toBe("1 fats block");
  expect(shownBlocksText({ from: none, to: { carbs: 31, protein: 0, fats: 0 } })).toBe("31 carbs blocks");
});
