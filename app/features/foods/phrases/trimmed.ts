import { isChatter } from "../language/chatter";
import { numberOfWord } from "../language/numbers";
import type { Token } from "../language/token";
import type { Part } from "./part";

/** Chatter that names a food beside another word: "snack cake", "fruit drink". */
const FOODISH = new Set(
  `breakfast snack drink dinner dessert lunch side light main cooked mixed made serve meal bite
   drinking`.split(/\s+/),
);

export const trimmed = (part: Part): Part => {
  let first = 0;
  let last = part.tokens.length;
  while (first < last && isEdge(part.tokens[first] as Token, part.tokens[first + 1])) first += 1;
  while (last > first && isEdge(part.tokens[last - 1] as Token, part.tokens[last - 2])) last -= 1;
  return { ...part, tokens: part.tokens.slice(first, last) };
};

const isEdge = (token: Token, inner: Token | undefined): boolean => {
  if (token.kind === "mark") return true;
  if (token.kind !== "word" || !isChatter(token.norm)) return false;
  return !(FOODISH.has(token.norm) && inner?.kind === "word" && namesMore(inner.norm));
};

const namesMore = (word: string): boolean => !isChatter(word) && numberOfWord(word) === undefined;
