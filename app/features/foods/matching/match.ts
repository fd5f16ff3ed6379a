import type { Food } from "../food";
import { isChatter } from "../language/chatter";
import { isGeneral } from "../language/general-words";
import { isModifier } from "../language/modifiers";
import { isSoft } from "../language/soft-words";
import { closestWord } from "./closest-word";
import { type FoodName, foodIndex } from "./food-index";

/** What a few words were taken for. */
export type Match = {
  food: Food;
  /** 0 to 1: how much of the words and of the food's name met. */
  score: number;
  /** Every word that could name something was part of the food's name. */
  complete: boolean;
  /** How many words of the food's name were met, and how large a share of it. */
  met: number;
  share: number;
  name: readonly string[];
  /** It joins two foods: "beans on toast". */
  joined: boolean;
  head: string;
};

type Query = {
  words: readonly string[];
  /** The word that says what it is; the last one unless told. */
  head?: string;
  /** Words said about it ("fried in oil"): they choose between foods and don't have to be met. */
  about?: readonly string[];
  /** The words come from several parts, so that a name that joins foods is meant. */
  joined?: boolean;
  /** Words for what was left out. */
  lacking?: readonly string[];
};

type Wanted = { weight: number; sure: number; must: boolean };

const ENOUGH = 0.55;
const MOST_WORDS = 24;
/** A name asked for word by word is better than a more exact one for another thing. */
const ASKED = 0.6;
const SHARE = 0.4;
const WRONG_HEAD = 0.25;
const OTHER_THING = 0.3;
const RIGHT_HEAD = 0.03;
const ABOUT = 0.04;
const LEFT_OUT = 0.2;
const NAMED = 0.75;
const RANK = 0.0005;

/** The food of the table that these words name best, or undefined when none is near enough. */
export const match = (query: Query): Match | undefined => {
  const { wanted, head } = read(query);
  if (head === undefined) return undefined;
  const { byWord } = foodIndex();
  const total = [...wanted.values()].reduce((sum, { weight }) => sum + weight, 0);
  const about = new Set(query.about);
  const lacking = new Set(query.lacking);
  const seen = new Set<FoodName>();
  let best: { name: FoodName; rating: number; share: number; met: number } | undefined;
  for (const word of wanted.keys()) {
    for (const name of byWord.get(word) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      const rated = rate(name, wanted, total, head, about, lacking);
      if (query.joined && name.joined) rated.rating += RIGHT_HEAD;
      if (!best || rated.rating > best.rating) best = { name, ...rated };
    }
  }
  if (!best || best.rating < ENOUGH) return undefined;
  // "Shoulder" and "crispy" name no food without another word, though they stand in names of several.
  if (best.share < NAMED && [...wanted.keys()].every(isSoft)) return undefined;
  const { name, rating, share, met } = best;
  const complete = [...wanted].every(([word, { must }]) => !must || name.words.includes(word));
  return {
    food: name.food,
    score: Math.min(1, rating),
    complete,
    met,
    share,
    name: name.words,
    joined: name.joined,
    head: name.head,
  };
};

const read = (query: Query): { wanted: Map<string, Wanted>; head: string | undefined } => {
  const { byWord, weightOf } = foodIndex();
  const wanted = new Map<string, Wanted>();
  let head: string | undefined;
  let general: string | undefined;
  for (const [i, typed] of query.words.slice(0, MOST_WORDS).entries()) {
    if (typed === "sandwich" && isSandwich(query.words[i - 1])) continue;
    const known = byWord.has(typed) || isSoft(typed);
    if (!known && isChatter(typed)) continue;
    const word = known ? typed : (closestWord(typed) ?? typed);
    if (wanted.has(word)) continue;
    const weight = weightOf(word);
    wanted.set(word, { weight, sure: word === typed ? 1 : 0.85, must: byWord.has(word) && !isSoft(word) });
    if (isGeneral(word) || isModifier(word)) general ??= word;
    else if (!isSoft(word)) head = word;
  }
  if (query.head !== undefined && wanted.has(query.head)) head = query.head;
  return { wanted, head: head ?? general ?? [...wanted.keys()].at(-1) };
};

/** A hot dog sandwich is a hot dog, and a reuben sandwich a reuben. */
const isSandwich = (word = ""): boolean => foodIndex().spelled.get(word)?.food.group === "sandwiches";

const rate = (
  name: FoodName,
  wanted: ReadonlyMap<string, Wanted>,
  total: number,
  head: string,
  about: ReadonlySet<string>,
  lacking: ReadonlySet<string>,
): { rating: number; share: number; met: number } => {
  let found = 0;
  let own = 0;
  let met = 0;
  let extra = 0;
  for (const [i, part] of name.words.entries()) {
    const want = wanted.get(part);
    const told =
      want !== undefined || about.has(part) || (part.startsWith("!") && lacking.has(part.slice(1)));
    if (!told) continue;
    own += name.weights[i] ?? 0;
    if (want) {
      found += want.weight * want.sure;
      met += 1;
    } else extra += ABOUT;
  }
  const share = own / name.weight;
  let rating = ASKED * (found / total) + SHARE * share + extra - name.rank * RANK;
  // "Doritos" names no other food, so it may stand before its description: "Doritos corn snack".
  const unique = name.unique && share === 1;
  if (!name.words.includes(head) && !unique) rating -= WRONG_HEAD;
  if (unique) rating += WRONG_HEAD / 2;
  if (!wanted.has(name.head)) rating -= OTHER_THING;
  else if (name.head === head) rating += RIGHT_HEAD;
  for (const word of lacking) if (name.words.includes(word)) rating -= LEFT_OUT;
  return { rating, share, met };
};
