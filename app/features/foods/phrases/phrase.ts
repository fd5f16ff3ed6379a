import { isModifier } from "../language/modifiers";
import { numberOfWord } from "../language/numbers";
import { sizeOf } from "../language/sizes";
import { isSoft } from "../language/soft-words";
import type { Token } from "../language/token";
import { isShape, unitOf } from "../language/units";
import { type FoodName, foodIndex } from "../matching/food-index";
import type { Amount } from "./amount";
import type { Part } from "./part";
import { readAmount } from "./read-amount";

/** A part with its amount read; the `words` that are left name the food. */
export type Phrase = Part & {
  /** The start of the list it is in: "with" for the tomato of "with lettuce and tomato". */
  after?: Part["join"];
  /** How it was said, of the mango of "made with milk and mango". */
  listed?: Part["join"];
  /** The food whose name the part ends with, exactly. */
  exact?: FoodName;
  amount: Amount;
  words: string[];
  hints: readonly string[];
  emoji: string[];
};

const CAN_HINTS = ["canned"];

const SLICE_EMOJI = new Set(["🍕", "🍉", "🍰"]);

export const BEING = ["is", "was", "are", "were", "weigh", "weighed", "weighing"];

const LITTLE_WORDS = new Set(["a", "an", "of", "the", "or", "to", "than", "other", "one", ...BEING]);

export const phraseOf = ({ tokens, ...part }: Part): Phrase => {
  const { start, name } = nameAtEnd(tokens, part.join !== "aside");
  const { amount, rest: described } = readAmount(tokens.slice(0, start));
  const rest = [...described, ...tokens.slice(start)].filter(
    ({ kind }) => kind === "word" || kind === "number",
  );
  const words = rest
    .filter(({ kind, norm }) => kind === "word" && !LITTLE_WORDS.has(norm))
    .map(({ norm }) => norm);
  const emoji = tokens.filter(({ kind }) => kind === "emoji").map(({ norm }) => norm);
  if (amount.stated && !amount.unit && words.length > 1)
    amount.countedWord = isShape(words.at(-1) ?? "") ? words.at(-1) : words[0];
  if (words.length === 0 && SLICE_EMOJI.has(emoji[0] ?? "")) amount.countedWord = "slice";
  const last = rest.findLast(({ norm }) => !isSoft(norm) && !isModifier(norm)) ?? rest.at(-1);
  if (last && !last.plural) amount.singular = last.norm;
  amount.plural = amount.count === undefined && last?.plural === true;
  return {
    ...part,
    exact: described.length === 0 ? name : undefined,
    tokens,
    amount,
    words,
    hints: amount.unit?.name === "can" ? CAN_HINTS : [],
    emoji,
  };
};

const LONGEST_NAME = 6;

/** The food's name that a part ends with: the cup of "2 peanut butter cups" and the pot of "pot roast" are no measures. */
const nameAtEnd = (tokens: readonly Token[], isOwnFood: boolean): { start: number; name?: FoodName } => {
  for (let start = Math.max(0, tokens.length - LONGEST_NAME); start < tokens.length; start += 1) {
    if (start > 0 && start === tokens.length - 1 && !(isOwnFood && isCounted(tokens))) break;
    const words = tokens.slice(start).filter(({ kind }) => kind !== "mark");
    if (words.some(({ kind }) => kind !== "word")) continue;
    const name = foodIndex().bySpelling.get(words.map(({ norm }) => norm).join(" "));
    if (name) return { start, name };
  }
  return { start: tokens.length };
};

/** "2 rolls" and "one medium roll" are foods; the roll of "sushi, 2 rolls" is a measure. */
const isCounted = (tokens: readonly Token[]): boolean =>
  tokens.slice(0, -1).every(({ kind, norm }) => kind === "number" || numberOfWord(norm) || sizeOf(norm)) &&
  unitOf(tokens.at(-1)?.norm ?? "") !== undefined;
