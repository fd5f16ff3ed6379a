import { isChatter, isFiller } from "../language/chatter";
import { numberOfWord } from "../language/numbers";
import { isSoft } from "../language/soft-words";
import type { Token } from "../language/token";
import { unitOf } from "../language/units";
import { foodIndex } from "../matching/food-index";
import type { Part } from "./part";

/** Chatter that names a food beside another word: "snack cake", "fruit drink". */
const FOODISH = new Set(
  `breakfast snack drink dinner dessert lunch side light main open cooked mixed made serve meal bite
   drinking`.split(/\s+/),
);

export const trimmed = (part: Part): Part => {
  let first = 0;
  let last = part.tokens.length;
  while (first < last && isEdge(part.tokens[first] as Token, part.tokens[first + 1])) first += 1;
  while (last > first && isEdge(part.tokens[last - 1] as Token, part.tokens[last - 2])) last -= 1;
  return { ...part, tokens: afterTale(part.tokens.slice(first, last)) };
};

const BABIES = new Set(["baby", "toddler", "infant"]);

/** "My son brought home a mango" and "I blended a smoothie" start with the food; "baked a potato" tells how. */
const afterTale = (tokens: Token[]): Token[] => {
  const start = tokens.findIndex(isNumber);
  const tale = tokens.slice(0, Math.max(start, 0));
  const isVerb = tale.length > 1 && isFiller(tale[0]?.norm ?? "");
  const isTale = isVerb || tale.some(({ norm }) => !isSoft(norm) && !isChatter(norm));
  const tells = (token: Token) => isFood(token) && !isFiller(token.norm);
  const isTelling = tale.some((token) => tells(token) || BABIES.has(token.norm) || unitOf(token.norm));
  return isTale && !isTelling && tokens.slice(start).some(isFood) ? tokens.slice(start) : tokens;
};

const isNumber = ({ kind, norm }: Token): boolean => kind === "number" || numberOfWord(norm) !== undefined;

const isFood = ({ norm }: Token): boolean =>
  foodIndex().byWord.has(norm) && !isSoft(norm) && !isChatter(norm) && unitOf(norm) === undefined;

const isEdge = (token: Token, inner: Token | undefined): boolean => {
  if (token.kind === "mark") return true;
  if (token.kind !== "word" || !isChatter(token.norm)) return false;
  return !(FOODISH.has(token.norm) && inner?.kind === "word" && namesMore(inner.norm));
};

const namesMore = (word: string): boolean => !isChatter(word) && numberOfWord(word) === undefined;
