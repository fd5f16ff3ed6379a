import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { fillOrder } from "./fill";
import type { PixelMap } from "./pixel-map";
import { runsOf } from "./runs";

/** How many groups pop one after the other; the style sheet knows this number too. */
const GROUPS = 8;

/** The blocks filled after `before`, as path data in at most eight groups of whole rows, the bottom rows first. */
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
