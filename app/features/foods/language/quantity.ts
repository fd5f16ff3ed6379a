import { numberOfWord } from "./numbers";
import type { Token } from "./token";

/** A number in a text, not `stated` by an article alone. Reading goes on at token `next`. */
export type Quantity = { value: number; alternative?: number; stated: boolean; next: number };

const MAX_VALUE = 5000;

/** "2", "1/2", "1 1/2", "2-3", "two", "half a", "a couple of", "a dozen", "two and a half", "2x". */
export const quantityAt = (tokens: Token[], i: number): Quantity | undefined => {
  const token = tokens[i] as Token;
  if (token.norm === "x" && tokens[i + 1]?.kind === "number")
    return { value: limit((tokens[i + 1] as Token).value), stated: true, next: i + 2 };
  const first = numberOf(token);
  if (first === undefined) return undefined;
  const stated = token.kind === "number" || !["a", "an", "another"].includes(token.norm);
  const quantity: Quantity = { value: first, stated, next: i + 1 };
  readRatioOrRange(tokens, token, quantity);
  readMixedPart(tokens, token, quantity);
  readNumberWords(tokens, i, quantity);
  if (["x", "×"].includes(tokens[quantity.next]?.norm ?? "")) quantity.next += 1;
  const { value, next } = quantity;
  const alternative = next === i + 1 ? token.alternative : undefined;
  return { value: limit(value), alternative, stated: quantity.stated, next };
};

const readRatioOrRange = (tokens: Token[], { kind }: Token, quantity: Quantity): void => {
  const mark = tokens[quantity.next];
  const second = tokens[quantity.next + 1];
  if (kind === "number" && mark?.norm === "/" && second?.kind === "number") {
    if (second.value > 0) quantity.value /= second.value;
    quantity.next += 2;
  } else if (kind === "number" && isRange(mark) && second?.kind === "number") {
    quantity.value = (quantity.value + second.value) / 2;
    quantity.next += 2;
  } else if (kind === "word" && isRange(mark) && second?.kind === "word") {
    const end = numberOf(second);
    if (end === undefined || quantity.value < 1 || end <= quantity.value) return;
    quantity.value = (quantity.value + end) / 2;
    quantity.stated = true;
    quantity.next += 2;
  }
};

/** The "1/2" of "1 1/2" and the "½" of "1 ½"; after a word they are the number. */
const readMixedPart = (tokens: Token[], { kind }: Token, quantity: Quantity): void => {
  const part = tokens[quantity.next];
  const below = tokens[quantity.next + 2];
  if (part?.kind !== "number") return;
  const isRatio = tokens[quantity.next + 1]?.norm === "/" && below?.kind === "number";
  if (!isRatio && part.value >= 1) return;
  const value = isRatio ? part.value / (below.value || 1) : part.value;
  quantity.value = kind === "number" ? quantity.value + value : value;
  quantity.stated = true;
  quantity.next += isRatio ? 3 : 1;
};

const MAX_NUMBER_WORDS = 3;
const FACTORS = ["dozen", "couple", "pair", "few", "half", "third", "quarter", "hundred"];

const readNumberWords = (tokens: Token[], i: number, quantity: Quantity): void => {
  for (let words = 0; words < MAX_NUMBER_WORDS; words += 1) {
    const word = tokens[quantity.next];
    const number = word?.kind === "word" ? numberOfWord(word.norm) : undefined;
    if (!word || number === undefined) return;
    const isArticle = ["a", "an", "one"].includes(word.norm);
    const { value, stated, next } = quantity;
    const isBetween = value < 1 || numberOfWord(tokens[next + 1]?.norm ?? "") !== undefined;
    // The "a" of "half a cup" and of "one and a half".
    if (isArticle && isBetween) quantity.next += 1;
    else {
      const isAdded = number < 1 && stated && value >= 1 && (next - 1 > i || isApart(tokens[i], word));
      if (isAdded) quantity.value += number;
      else if (FACTORS.includes(word.norm)) quantity.value *= number;
      else if (!stated && number >= 1 && !isArticle) quantity.value = number;
      else return;
      quantity.stated = true;
      quantity.next += 1;
    }
  }
};

/** "One and half" is one more half; "two thirds" and "three quarter cups" are so many of them. */
const isApart = (before: Token | undefined, part: Token): boolean => part.start - (before?.end ?? 0) > 3;

const isRange = (token: Token | undefined): boolean =>
  token !== undefined && ["-", "–", "to", "or"].includes(token.norm);

const numberOf = (token: Token): number | undefined =>
  token.kind === "number" ? token.value : token.kind === "word" ? numberOfWord(token.norm) : undefined;

const limit = (value: number): number => Math.min(value, MAX_VALUE);
