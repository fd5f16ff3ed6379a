import type { Nutrient } from "~/features/nutrition/nutrients";

export const GRID_SIZE = 24;

/** A colour (`#rrggbb`) that stands for one nutrient. */
type Ink = { color: string; nutrient: Nutrient };

/**
 * A pixel picture as text art: 24 rows of 24 letters, top row first.
 * `.` is an empty cell; every other letter is a key of `legend`.
 */
export type PixelMap = { legend: Record<string, Ink>; rows: readonly string[] };
