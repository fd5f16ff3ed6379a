import {
  type Amounts,
  addAmounts,
  NO_AMOUNTS,
  NUTRIENTS,
  type Nutrient,
  type PerNutrient,
  perNutrient,
} from "~/features/nutrition/amounts";
import { type PixelMap, runsOf } from "./puzzle";

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

/** Blocks by their places in filling order, `to` not included. */
export type Span = { from: PerNutrient; to: PerNutrient };

export const blocksIn = ({ from, to }: Span): PerNutrient =>
  perNutrient((nutrient) => to[nutrient] - from[nutrient]);

/** The blocks of each food, in the order eaten; `filledAt` is the fill at given totals. */
export function blocksByFood(eaten: readonly Amounts[], filledAt: (totals: Amounts) => PerNutrient): Span[] {
  let totals = NO_AMOUNTS;
  let from = filledAt(totals);
  return eaten.map((food) => {
    totals = addAmounts([totals, food]);
    const span = { from, to: filledAt(totals) };
    from = span.to;
    return span;
  });
}

type Cells = [column: number, row: number][];

export const cellsIn = (map: PixelMap, { from, to }: Span): Cells =>
  NUTRIENTS.flatMap((nutrient) => fillOrder(map, nutrient).slice(from[nutrient], to[nutrient]));

export const cellsOutside = (map: PixelMap, { from, to }: Span): Cells =>
  NUTRIENTS.flatMap((nutrient) =>
    fillOrder(map, nutrient).filter((_, i) => i < from[nutrient] || i >= to[nutrient]),
  );
