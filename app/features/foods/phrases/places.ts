import { isChatter } from "../language/chatter";
import { numberOfWord } from "../language/numbers";
import { isSoft } from "../language/soft-words";
import type { Token } from "../language/token";
import { unitOf } from "../language/units";
import { foodIndex } from "../matching/food-index";
import { JOINING } from "./joining-words";

const BEFORE_PLACE = new Set("at after before during near outside".split(" "));
const MINE = new Set("my the his her our their your a an".split(" "));
const EATING = new Set(
  "i we had have ate eat eating drank drink drinking got grabbed ordered made".split(" "),
);
const WAYS = new Set("way go road run train bus plane couch sofa rock plate bowl desk lap tray".split(" "));
const LONGEST_PLACE = 6;

/** "Pizza at the office" and "a banana after my run" are no other foods than pizza and a banana. */
export const withoutPlaces = (tokens: Token[]): Token[] => {
  const rest: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const end = endOfPlace(tokens, i);
    const isOpening = i === 0 && tokens[end]?.kind === "word";
    if (end > i) rest.push(...tokens.slice(i, end).filter(({ norm }) => isSoft(norm) && !isOpening));
    else rest.push(tokens[i] as Token);
    i = Math.max(end, i + 1);
  }
  return rest;
};

const endOfPlace = (tokens: Token[], i: number): number => {
  const { norm } = tokens[i] as Token;
  const isMine = ["to", "as", "off"].includes(norm) && MINE.has(tokens[i + 1]?.norm ?? "");
  if (["on", "over", "with"].includes(norm) && tokens[i + 1]?.norm === "ice") return i + 2;
  const isOn = ["on", "over", "onto"].includes(norm) && MINE.has(tokens[i + 1]?.norm ?? "");
  if (isOn && WAYS.has(tokens[i + 2]?.norm ?? "") && tokens[i + 3]?.norm !== "of") return i + 3;
  if (!BEFORE_PLACE.has(norm) && !isMine) return i;
  let end = i + 1;
  while (end - i <= LONGEST_PLACE && isInPlace(tokens, i, end)) end += 1;
  return end > i + 1 && !tokens.slice(i + 1, end).some(isFood) ? end : i;
};

const isInPlace = (tokens: Token[], start: number, at: number): boolean => {
  const token = tokens[at];
  if (token?.kind !== "word" || EATING.has(token.norm)) return false;
  if (Object.values(JOINING).some((words) => words.has(token.norm))) return false;
  return at === start + 1 || numberOfWord(token.norm) === undefined;
};

const isFood = ({ norm }: Token): boolean =>
  foodIndex().bySpelling.has(norm) && !isChatter(norm) && unitOf(norm) === undefined;
