import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { fillOrder } from "./fill";
import type { PixelMap } from "./pixel-map";
import { runsOf } from "./runs";

/** The style sheet holds the same number. */
const GROUPS = 8;

/** Path data of the blocks filled after `before`, whole rows together, bottom first. */
export function newBlocks(map: PixelMap, before: PerNutrient, filled: PerNutrient): string[] {
  const cells = NUTRIENTS.flatMap((nutrient) =>
    fillOrder(map, nutrient).slice(before[nutrient], filled[nutrient]),
  );
  const rows = [...new Set(cells.map(([, y]) => y))].sort((a, b) => b - a);
  const groups: [number, number][][] = [];
  for (const cell of cells) {
    const row = rows.indexOf(cell[1]);
    const group = rows.length > GROUPS ? Math.floor((row * GROUPS) / rows.length) : row;
    groups[group] = [...(groups[group] ?? []), cell];
  }
  return groups.map(runsOf);
}
