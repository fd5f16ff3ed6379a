import type { Nutrient } from "~/features/nutrition/nutrients";
import { GRID_SIZE, type PixelMap } from "~/features/puzzles/pixel-map";

export type Cell = { color: string; nutrient: Nutrient } | null;

const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (letter) => letter !== ".",
);
/** Letters first, for those who read a pack. */
const KEYS = LETTERS.sort((a, b) => Number(/[a-z]/i.test(b)) - Number(/[a-z]/i.test(a)));

/** The 576 cells of a picture, row by row. */
export const cellsOf = (map: PixelMap): Cell[] =>
  [...map.rows.join("")].map((letter) => map.legend[letter] ?? null);

/** A letter for each ink in the order of the cells. */
export function mapOf(cells: readonly Cell[]): PixelMap {
  const keys = new Map<string, string>();
  const legend: PixelMap["legend"] = {};
  const letters = cells.map((cell) => {
    if (!cell) return ".";
    const ink = `${cell.color} ${cell.nutrient}`;
    const key = keys.get(ink) ?? KEYS[keys.size] ?? ".";
    keys.set(ink, key);
    legend[key] = { color: cell.color, nutrient: cell.nutrient };
    return key;
  });
  const rows = Array.from({ length: GRID_SIZE }, (_, y) =>
    letters.slice(y * GRID_SIZE, (y + 1) * GRID_SIZE).join(""),
  );
  return { legend, rows };
}
