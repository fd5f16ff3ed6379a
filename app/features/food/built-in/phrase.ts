import type { Amount } from "./amount";
import type { Token } from "./language/token";
import type { Part } from "./part";
import { readAmount } from "./read-amount";

/** A part with its amount read; `words` are those that are left to name the food. */
export type Phrase = {
  join: Part["join"];
  /** How the list it stands in began: "with" for the tomato of "with lettuce and tomato". */
  after?: Part["join"];
  tokens: Token[];
  amount: Amount;
  words: string[];
  emoji: string[];
};

const LITTLE_WORDS = new Set(["a", "an", "of", "the", "or", "to", "than", "other", "is", "are", "one"]);

export const phraseOf = (part: Part): Phrase => {
  const { amount, rest } = readAmount(part.tokens);
  const words = rest
    .filter((token) => token.kind === "word" && !LITTLE_WORDS.has(token.norm))
    .map((t) => t.norm);
  amount.plural =
    amount.count === undefined && rest.findLast((token) => token.kind === "word")?.plural === true;
  const emoji = part.tokens.filter((token) => token.kind === "emoji").map((token) => token.norm);
  return { join: part.join, tokens: part.tokens, amount, words, emoji };
};
