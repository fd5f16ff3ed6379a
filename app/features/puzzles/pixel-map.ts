import type { Nutrient } from "~/features/nutrition/nutrients";

export const GRID_SIZE = 24;

type Ink = { color: string; nutrient: Nutrient };

/** 24 rows of 24 letters, top row first; `.` is empty, other letters are keys of `legend`. */
export type PixelMap = { legend: Record<string, Ink>; rows: readonly string[] };
