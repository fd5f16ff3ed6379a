import { numberOfWord } from "./numbers";
import type { Token } from "./token";

/** How many; `said` is false for an article. `or` is the other number it may be. Reading goes on at `next`. */
export type Quantity = { value: number; or?: number; said: boolean; next: number };

/** No meal holds more of anything, in whatever unit. */
const MOST = 5000;

/** "2", "1/2", "1 1/2", "2-3", "two", "half a", "a couple of", "a dozen", "two and a half", "2x". */
export const quantityAt = (tokens: Token[], i: number): Quantity | undefined => {
  const token = tokens[i] as Token;
  if (token.norm === "x" && tokens[i + 1]?.kind === "number") {
    return { value: limit((tokens[i + 1] as Token).value), said: true, next: i + 2 };
  }
  const first = simple(token);
  if (first === undefined) return undefined;
  let value = first;
  let next = i + 1;
  let said = token.kind === "number" || !["a", "an", "another"].includes(token.norm);
  const after = () => tokens[next];
  if (token.kind === "number" && after()?.norm === "/" && tokens[next + 1]?.kind === "number") {
    const below = (tokens[next + 1] as Token).value;
    if (below > 0) value /= below;
    next += 2;
  } else if (token.kind === "number" && isRange(after()) && tokens[next + 1]?.kind === "number") {
    value = (value + (tokens[next + 1] as Token).value) / 2;
    next += 2;
  }
  const upTo =
    isRange(after()) && tokens[next + 1]?.kind === "word" ? simple(tokens[next + 1] as Token) : undefined;
  if (token.kind === "word" && upTo !== undefined && value >= 1 && upTo > value) {
    value = (value + upTo) / 2;
    said = true;
    next += 2;
  }
  if (after()?.kind === "number" && tokens[next + 1]?.norm === "/" && tokens[next + 2]?.kind === "number") {
    const part = (after() as Token).value / ((tokens[next + 2] as Token).value || 1);
    value = token.kind === "number" ? value + part : part;
    said = true;
    next += 3;
  } else if (after()?.kind === "number" && (after() as Token).value < 1) {
    value = token.kind === "number" ? value + (after() as Token).value : (after() as Token).value;
    said = true;
    next += 1;
  }
  for (let words = 0; words < 3 && after(); words += 1) {
    const word = after() as Token;
    const more = word.kind === "word" ? numberOfWord(word.norm) : undefined;
    if (more === undefined) break;
    const article = word.norm === "a" || word.norm === "an" || word.norm === "one";
    if (article && value < 1) {
      // half a
    } else if (article && numberOfWord(tokens[next + 1]?.norm ?? "") !== undefined) {
      // one (and) a half
    } else if (more < 1 && said && value >= 1 && (next - 1 > i || isApart(tokens[i], word))) value += more;
    else if (["dozen", "couple", "pair", "few", "half", "third", "quarter", "hundred"].includes(word.norm)) {
      value *= more;
      said = true;
    } else if (!said && more >= 1 && !article) {
      value = more;
      said = true;
    } else break;
    next += 1;
  }
  if (after()?.norm === "x" || after()?.norm === "×") next += 1;
  return { value: limit(value), or: next === i + 1 ? token.or : undefined, said, next };
};

/** "One and half" is one more half; "two thirds" and "three quarter cups" are so many of them. */
const isApart = (before: Token | undefined, part: Token): boolean => part.start - (before?.end ?? 0) > 3;

const isRange = (token: Token | undefined): boolean =>
  token !== undefined && ["-", "–", "to", "or"].includes(token.norm);

const simple = (token: Token): number | undefined =>
  token.kind === "number" ? token.value : token.kind === "word" ? numberOfWord(token.norm) : undefined;

const limit = (value: number): number => Math.min(value, MOST);
