import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import type { PixelMap } from "./pixel-map";

export type Fill = {
  /** Cells of each nutrient. */
  blocks: Readonly<PerNutrient>;
  filled: PerNutrient;
  /** Filled cells over all cells, 0 to 1; 1 only when every nutrient is full. */
  progress: number;
};

const counted = new WeakMap<PixelMap, Readonly<PerNutrient>>();

export function blocksOf(map: PixelMap): Readonly<PerNutrient> {
  const blocks = counted.get(map) ?? countBlocks(map);
  counted.set(map, blocks);
  return blocks;
}

function countBlocks(map: PixelMap): PerNutrient {
  const blocks = perNutrient(() => 0);
  for (const row of map.rows) {
    for (const letter of row) {
      const ink = map.legend[letter];
      if (ink) blocks[ink.nutrient]++;
    }
  }
  return blocks;
}

/** `ratios` are parts of the goals, 0 to 1. */
export function fillOf(map: PixelMap, ratios: PerNutrient): Fill {
  const blocks = blocksOf(map);
  const filled = perNutrient((nutrient) => filledBlocks(blocks[nutrient], ratios[nutrient]));
  const sum = (cells: PerNutrient) => NUTRIENTS.reduce((total, nutrient) => total + cells[nutrient], 0);
  return { blocks, filled, progress: sum(filled) / sum(blocks) };
}

/** All blocks only at a ratio of 1: rounding never completes a puzzle. */
export function filledBlocks(blocks: number, ratio: number): number {
  if (ratio >= 1) return blocks;
  return Math.max(0, Math.min(Math.round(blocks * ratio), blocks - 1));
}

/** Cells as [column, row] in filling order: bottom row first, left to right. */
export function fillOrder(map: PixelMap, nutrient: Nutrient): [number, number][] {
  const cells: [number, number][] = [];
  for (let y = map.rows.length - 1; y >= 0; y--) {
    [...(map.rows[y] ?? "")].forEach((letter, x) => {
      if (map.legend[letter]?.nutrient === nutrient) cells.push([x, y]);
    });
  }
  return cells;
}
