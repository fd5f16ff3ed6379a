import { expect, it } from "vitest";
import { cellsIn, cellsOutside } from "./cells-in";
import type { PixelMap } from "./pixel-map";

const map: PixelMap = {
  legend: { a: { color: "#ff0000", nutrient: "carbs" }, b: { color: "#00ff00", nutrient: "protein" } },
  rows: ["ab", "aa"],
};

it("a span's cells are those between its ends, and all others lie outside", () => {
  const span = { from: { carbs: 1, protein: 0, fats: 0 }, to: { carbs: 3, protein: 0, fats: 0 } };
  expect(cellsIn(map, span)).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(cellsOutside(map, span)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
