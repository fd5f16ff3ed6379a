import type { Amounts } from "~/features/nutrition/amounts";
import { fieldText } from "~/features/nutrition/read-number";

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

export const DESCRIPTION_MAX = 1000;

/** Reads a described meal for `who`, a user's id or an IP address. No food, no items; never throws for odd text. */
export type MealReader = (description: string, who: string) => Promise<Analysis>;

const MAX_LENGTH = 80;

/** A name for a described meal: "Scrambled eggs, toast & orange juice", "Brötchen, Butter & Käse", at most 80 characters. */
export const mealName = (items: readonly { name: string }[], description: string): string => {
  const capital = isGerman(description);
  const whole = new Set(items.map(({ name }) => name.trim()).filter(Boolean));
  const names = [...(whole.size > 1 ? new Set([...whole].map(beforeComma)) : whole)].map((name, i) =>
    i === 0 || capital ? name : lowered(name),
  );
  for (let shown = names.length; shown > 0; shown -= 1) {
    const hidden = names.length - shown;
    const name = joined(hidden === 0 ? names : [...names.slice(0, shown), `${hidden} more`]);
    if (name.length <= MAX_LENGTH) return name;
  }
  const [first = ""] = names;
  const start = [...first].slice(0, MAX_LENGTH / 2).join("");
  return first.length <= MAX_LENGTH ? first : `${start.trimEnd()}…`;
};

/** In a list "Tomatoes, canned, cooked" are tomatoes. */
const beforeComma = (name: string): string => name.replace(/,.*/s, "");

const GERMAN =
  /(?<!\p{L})(?:und|mit|dazu|ein|eine|einen|zwei|drei|ohne|scheiben?|stück|tasse|teller)(?!\p{L})/iu;
const ENGLISH = /\b(?:with|and|of|an?|the|for|some)\b/i;

const isGerman = (text: string): boolean =>
  GERMAN.test(text) || (/[äöüß]/i.test(text) && !ENGLISH.test(text));

const joined = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} & ${names.at(-1)}`;

/** Lower case inside a list, but for "BLT", "M&M's" and "Greek". */
const lowered = (name: string): string =>
  /^[A-Z][a-z]+( [a-z]|$|-)/.test(name) && !PROPER.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

const PROPER =
  /^(American|Asian|Boston|Brazil|Brussels|Caesar|Canadian|Cheerios|Chex|Danish|Doritos|English|French|Gouda|Greek|Hawaiian|Irish|Italian|Manhattan|Marmite|Philly|Pringles|Reuben|Skittles|Snickers|Swiss|Twix|Worcestershire|Yorkshire)\b/;

const PARTS_MAX = 99;
const EXACT = 1e-6;

export function fractionText(share: number, within = EXACT, partsMax = PARTS_MAX): string {
  if (share === 1) return "1";
  for (let parts = 2; parts <= partsMax; parts += 1) {
    const eaten = Math.round(share * parts);
    if (eaten > 0 && Math.abs(eaten / parts - share) < within) return `${eaten}/${parts}`;
  }
  return fieldText(share);
}

const SIGNS = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒";

export function shareSign(share: number, within?: number, partsMax?: number): string {
  const text = fractionText(share, within, partsMax);
  const sign = [...SIGNS].find((character) => character.normalize("NFKC").replace("⁄", "/") === text);
  return sign ?? text;
}

const STORED = 0.000_06;

/** Portions to two decimals: "1.5"; others as the fraction they are: "⅙", "1⅓", "2/7". */
export function portionsText(count: number): string {
  const rounded = Math.round(count * 100) / 100;
  const whole = Math.floor(count);
  const sign = shareSign(count - whole, STORED, 12);
  if (Math.abs(rounded - count) < STORED || sign.includes(".")) return fieldText(rounded);
  return `${whole || ""}${whole && sign.length > 1 ? " " : ""}${sign}`;
}
