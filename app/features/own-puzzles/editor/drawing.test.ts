import { expect, it } from "vitest";
import { GRID_SIZE } from "~/features/puzzles/puzzle";
import { between, drawn, mirrored, newDrawing } from "./drawing";

const brush = { color: "#d22f3d", nutrient: "carbs", erase: false } as const;
const EMPTY = Array<null>(GRID_SIZE ** 2).fill(null);
const count = ({ cells }: { cells: readonly unknown[] }) => cells.filter(Boolean).length;

it("paints, fills a region, spreads nutrients, and takes each back", () => {
  const frame = [...between(0, 9), ...between(0, 9 * GRID_SIZE)];
  const edge = [...between(9, 9 * GRID_SIZE + 9), ...between(9 * GRID_SIZE, 9 * GRID_SIZE + 9)];
  let drawing = drawn(newDrawing(EMPTY), { do: "begin" });
  drawing = drawn(drawing, { do: "paint", at: [...frame, ...edge], brush });
  expect(count(drawing)).toBe(36);
  drawing = drawn(drawing, { do: "begin" });
  drawing = drawn(drawing, { do: "fill", at: [GRID_SIZE + 1], brush: { ...brush, color: "#2b7042" } });
  expect(count(drawing)).toBe(100);
  drawing = drawn(drawn(drawing, { do: "begin" }), { do: "spread" });
  const fats = drawing.cells.filter((cell) => cell?.nutrient === "fats").length;
  expect(fats).toBeGreaterThanOrEqual(12);
  drawing = drawn(drawn(drawing, { do: "undo" }), { do: "undo" });
  expect(count(drawing)).toBe(36);
  expect(count(drawn(drawing, { do: "redo" }))).toBe(100);
  expect(count(drawn(drawing, { do: "undo" }))).toBe(0);
});

it("mirrors left and right", () => expect(mirrored([0, 25])).toEqual([0, 23, 25, 46]));
