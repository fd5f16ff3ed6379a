import type { Amounts } from "~/features/nutrition/amounts";

/** One food understood in a description. `grams` and `amounts` are for the whole portion eaten. */
export type AnalysedItem = {
  name: string;
  emoji: string;
  grams: number;
  /** The portion as it was understood, for a person to check: "2 slices", "1 cup", "a default portion". */
  portion: string;
  amounts: Amounts;
  /** The food of a source (see `search/`) that it was taken for; null when the figures are the AI service's own. */
  ref: string | null;
  /** The figures of 100 g that `amounts` come from. */
  per100: Amounts;
  /** Where the figures come from, in words a person can look up. */
  source: string;
  /** 0 (a guess) to 1 (name and amount both certain). */
  confidence: number;
};

export type Engine = "built-in" | "ai";

/** `unrecognised` holds the parts of the text that named no known food, as typed; `engine` is who read it. */
export type Analysis = {
  items: AnalysedItem[];
  unrecognised: string[];
  engine?: Engine;
  /** There is an AI service, and it gave no usable answer. */
  aiMissed?: boolean;
};

/**
 * Reads a meal described in words for `who`, a user's id or an address. Never throws for odd text: what is not food
 * gives no items.
 */
export type MealReader = (description: string, who: string) => Promise<Analysis>;
