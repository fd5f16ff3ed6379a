import type { Amounts } from "~/features/nutrition/amounts";

/** A row of the table. `per100` is for 100 g, `portions` are grams; the first portion is what one of it is. */
export type Food = {
  name: string;
  /** The name and its aliases. */
  names: string[];
  per100: Amounts;
  portions: ReadonlyMap<string, number>;
  emoji: string;
  source: string;
  group: string;
  /** Names it for good where it is no row of the table. */
  ref?: string;
};
