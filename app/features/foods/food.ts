import type { Amounts } from "~/features/nutrition/amounts";

/** A row of the table: nutrients of 100 g and portions in grams, the usual one first. `names` are name and aliases. */
export type Food = {
  name: string;
  names: string[];
  per100: Amounts;
  portions: ReadonlyMap<string, number>;
  emoji: string;
  source: string;
  group: string;
  ref?: string;
};
