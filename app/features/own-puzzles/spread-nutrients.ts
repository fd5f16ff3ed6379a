import { NUTRIENTS, type Nutrient, perNutrient } from "~/features/nutrition/amounts";
import { GRID_SIZE } from "~/features/puzzles/puzzle";
import type { Cell } from "./own-puzzle";

const SHARE_MIN = 0.12;

/** Gives each colour's cells one nutrient, so that all three have about as many; a large region is shared where one would have less than 12 %. */
export function spreadNutrients(colors: readonly (string | null)[]): Cell[] {
  const regions = regionsOf(colors);
  const total = regions.reduce((sum, cells) => sum + cells.length, 0);
  const counts = perNutrient(() => 0);
  const nutrientAt = new Map<number, Nutrient>();
  const give = (cells: readonly number[], nutrient: Nutrient) => {
    for (const cell of cells) {
      const before = nutrientAt.get(cell);
      if (before) counts[before]--;
      nutrientAt.set(cell, nutrient);
      counts[nutrient]++;
    }
  };
  for (const cells of byColor(colors)) give(cells, fewest(counts));
  const least = Math.ceil(total * SHARE_MIN);
  while (counts[fewest(counts)] < least && total >= NUTRIENTS.length) {
    const from = most(counts);
    const to = fewest(counts);
    const cells = regions.flat().filter((cell) => nutrientAt.get(cell) === from);
    give(cells.slice(0, least - counts[to]), to);
  }
  return colors.map((color, i) => {
    const nutrient = nutrientAt.get(i);
    return color && nutrient ? { color, nutrient } : null;
  });
}

const fewest = (counts: Record<Nutrient, number>) =>
  NUTRIENTS.reduce((a, b) => (counts[b] < counts[a] ? b : a));
const most = (counts: Record<Nutrient, number>) =>
  NUTRIENTS.reduce((a, b) => (counts[b] > counts[a] ? b : a));

/** Cells of each colour, the commonest first. */
function byColor(colors: readonly (string | null)[]): number[][] {
  const cells = new Map<string, number[]>();
  colors.forEach((color, i) => {
    if (color) cells.set(color, [...(cells.get(color) ?? []), i]);
  });
  return [...cells.values()].sort((a, b) => b.length - a.length);
}

/** Touching cells of one colour, the smallest region first. */
function regionsOf(colors: readonly (string | null)[]): number[][] {
  const seen = new Set<number>();
  const regions: number[][] = [];
  colors.forEach((color, start) => {
    if (!color || seen.has(start)) return;
    seen.add(start);
    const region = [start];
    for (const cell of region)
      for (const next of neighbours(cell))
        if (!seen.has(next) && colors[next] === color) {
          seen.add(next);
          region.push(next);
        }
    regions.push(region.sort((a, b) => a - b));
  });
  return regions.sort((a, b) => a.length - b.length);
}

export function neighbours(cell: number): number[] {
  const x = cell % GRID_SIZE;
  return [
    ...(cell >= GRID_SIZE ? [cell - GRID_SIZE] : []),
    ...(cell < GRID_SIZE * (GRID_SIZE - 1) ? [cell + GRID_SIZE] : []),
    ...(x > 0 ? [cell - 1] : []),
    ...(x < GRID_SIZE - 1 ? [cell + 1] : []),
  ];
}
