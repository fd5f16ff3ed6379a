import type { Amounts } from "~/features/nutrition/amounts";

export const DEFAULT_EMOJI = "🍽️";

/** A food to log: `amounts` as eaten, already multiplied by `servings`. */
export type FoodEntry = { name: string; emoji: string; amounts: Amounts; servings: number };
