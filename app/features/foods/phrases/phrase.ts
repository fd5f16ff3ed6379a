import type { Token } from "../language/token";
import { type FoodName, foodIndex } from "../matching/food-index";
import type { Amount } from "./amount";
import type { Part } from "./part";
import { readAmount } from "./read-amount";

/** A part with its amount read; `words` are those that are left to name the food. */
export type Phrase = {
  join: Part["join"];
  apart?: boolean;
  /** "Mixed with" stands before it, or before the list it stands in. */
  mixed?: boolean;
  /** How the list it stands in began: "with" for the tomato of "with lettuce and tomato". */
  after?: Part["join"];
  /** The food's name that the part gives to the letter, if it does. */
  exact?: FoodName;
  tokens: Token[];
  amount: Amount;
  words: string[];
  /** Words that its measure says about it. */
  hints: readonly string[];
  emoji: string[];
};

/** What comes in tins has names of its own: a tin of tomatoes is of canned ones. */
const TINNED = ["canned"];

/** Emoji that show a slice. */
const SLICES = new Set(["🍕", "🍉", "🍰"]);

const LITTLE_WORDS = new Set(["a", "an", "of", "the", "or", "to", "than", "other", "is", "are", "one"]);

export const phraseOf = (part: Part): Phrase => {
  const { start: named, name } = nameIn(part.tokens);
  const read = readAmount(part.tokens.slice(0, named));
  const { amount } = read;
  const rest = [...read.rest, ...part.tokens.slice(named)].filter(
    ({ kind }) => kind === "word" || kind === "number",
  );
  const exact = read.rest.length === 0 ? name : undefined;
  const words = rest
    .filter(({ kind, norm }) => kind === "word" && !LITTLE_WORDS.has(norm))
    .map(({ norm }) => norm);
  const emoji = part.tokens.filter((token) => token.kind === "emoji").map((token) => token.norm);
  if (amount.said && !amount.unit && words.length > 1) amount.counted = words[0];
  if (words.length === 0 && SLICES.has(emoji[0] ?? "")) amount.counted = "slice";
  amount.plural = amount.count === undefined && rest.at(-1)?.plural === true;
  return {
    join: part.join,
    apart: part.apart,
    mixed: part.mixed,
    exact,
    tokens: part.tokens,
    amount,
    words,
    hints: amount.unit?.name === "can" ? TINNED : [],
    emoji,
  };
};

const LONGEST_NAME = 6;

/**
 * The food's full name that a part ends with, and where it begins: the cup of "2 peanut butter cups" and the pot
 * of "pot roast" are no measures.
 */
const nameIn = (tokens: readonly Token[]): { start: number; name?: FoodName } => {
  for (let start = Math.max(0, tokens.length - LONGEST_NAME); start < tokens.length; start += 1) {
    if (start > 0 && start === tokens.length - 1) break;
    const words = tokens.slice(start).filter((token) => token.kind !== "mark");
    if (words.some(({ kind }) => kind !== "word")) continue;
    const name = foodIndex().spelled.get(words.map(({ norm }) => norm).join(" "));
    if (name) return { start, name };
  }
  return { start: tokens.length };
};
