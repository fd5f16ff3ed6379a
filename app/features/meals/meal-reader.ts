import type { Amounts } from "~/features/nutrition/amounts";
/** `grams` and `amounts` are of the whole portion, `per100` of 100 g. */
export type AnalysedItem = {
  name: string;
  emoji: string;
  grams: number;
  portion: string;
  amounts: Amounts;
  /** Null for figures of the AI service. */
  ref: string | null;
  per100: Amounts;
  source: string;
  /** 0 (a guess) to 1 (name and amount both certain). */
  confidence: number;
  /** Figures as typed beside the food, of so many grams, millilitres or portions. */
  typed?: { unit: "g" | "ml" | "portion"; amount: number };
};

export type Engine = "built-in" | "ai";

/** A share of 1 of a whole that makes so many `servings`. */
export type Whole = { servings?: number; share: number };

/** `unrecognised`: the parts of the text that name no known food, as typed. */
export type Analysis = {
  items: AnalysedItem[];
  unrecognised: string[];
  engine?: Engine;
  /** The AI service gave no usable answer. */
  aiMissed?: boolean;
  /** The text is in a language that the built-in engine does not read. */
  languageUnread?: boolean;
  /** The items are a share of a whole. */
  whole?: Whole;
  /** Of the dish that the items are in. */
  name?: string;
};

/** Reads a described meal for `who`, a user's id or an IP address. No food, no items; never throws for odd text. */
export type MealReader = (description: string, who: string) => Promise<Analysis>;
