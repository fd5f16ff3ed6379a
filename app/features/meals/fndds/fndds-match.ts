import type { Food } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { isChain, isModifier, isSoft, isState } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import type { Match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/meals/phrases";
import type { FnddsFood, FnddsIndex, FnddsKind, IndexEntry } from "./fndds-index";
import { isHead } from "./fndds-name";
import { type FnddsQuery, isSpecific } from "./fndds-query";

/** `score` adds the weights of the query's words in the name and subtracts the cost of the name's other words. */
export type FnddsMatch = { fnddsFood: FnddsFood; score: number; matched: ReadonlySet<string> };

/** "A raw artichoke" is no cooked one. */
const OPPOSITES = new Map([
  ["raw", ["cooked", "canned", "dried", "frozen"]],
  ["cooked", ["raw", "dried"]],
  ["fresh", ["canned", "frozen", "dried"]],
  ["frozen", ["fresh", "canned"]],
  ["canned", ["fresh", "frozen", "raw", "dried"]],
]);

const oppositesOf = (word: string): string[] => [`!${word}`, ...(OPPOSITES.get(word) ?? [])];

const HINT = 0.15;
const OTHER_HEAD = 0.4;
const WRONG_HEAD = 0.3;
const CONTRARY = 0.7;
const EXCLUDED = 0.25;
const ALIKE = 0.25;
const UNLIKE = 0.1;
const MEASURED = 0.06;
const LIKELY = 0.005;
/** A measure in a portion counts almost like a word of the name: the stick of "cheese stick". */
const PORTION = { measure: 0.9, word: 0.8 };

/** Each food's score and marks; `touched` are the foods with any. Made once for an index, cleared after each match. */
type Tally = { scores: Float64Array; marks: Uint8Array; touched: number[] };

const SCORED = 1;
/** With a word of the query in the head of the name. */
const HEADED = 2;
const ASIDE = 4;
/** With the head of the query in the head of the name or in a portion. */
const RIGHT_HEAD = 8;
/** Its first kind was said. */
const FIRST_KIND = 16;
const MEASURED_SO = 32;

/** The imported food that matches a query best; `tableFood` is the match of the built-in table. */
export function bestFnddsMatch(
  query: FnddsQuery,
  index: FnddsIndex,
  tableFood?: Food,
): FnddsMatch | undefined {
  const words = [...query.words];
  const telling = words.filter(([word]) => isSpecific(word));
  const tally = tallyFor(index);
  addWords(tally, telling.length > 0 ? telling : words, query.head, index);
  const { scores, marks, touched } = tally;
  const adjust = (word: string, by: (cost: number) => number) => {
    for (const { at, cost, place, first } of index.entriesOf(word) ?? [])
      if ((marks[at] as number) & SCORED) {
        scores[at] = (scores[at] as number) + by(place === "portion" ? 0 : cost);
        marks[at] = (marks[at] as number) | (first ? FIRST_KIND : 0) | headMarks(place, word === query.head);
      }
  };
  for (const [word, weight] of words) {
    if (telling.length > 0 && !isSpecific(word)) adjust(word, (cost) => weight + cost);
    for (const other of oppositesOf(word)) adjust(other, () => -CONTRARY * weight);
  }
  for (const word of query.first) addKind(tally, word, query.words.get(word) ?? 0, index);
  for (const word of query.excluded) {
    adjust(`!${word}`, (cost) => EXCLUDED + cost);
    adjust(word, () => -CONTRARY);
  }
  for (const word of query.hints) adjust(word, (cost) => HINT + cost);
  for (const word of query.companions) adjust(`!${word}`, () => -CONTRARY);
  for (const at of query.measure ? index.measuredIn(query.measure) : [])
    if (marks[at]) marks[at] = (marks[at] as number) | MEASURED_SO;
  let best: { at: number; score: number } | undefined;
  for (const at of touched) {
    const mark = marks[at] as number;
    if (!(mark & SCORED)) continue;
    let score = scores[at] as number;
    // "Soft drink, cola" is the table's cola.
    if (isSameKind(mark, at, index, query, tableFood))
      score +=
        (index.figures.kindCost[at] as number) -
        (tableFood && likeness(index, at, tableFood) > 0 ? 2 * LIKELY : UNLIKE);
    else {
      if (!(mark & HEADED)) score -= OTHER_HEAD;
      if (query.head && !(mark & RIGHT_HEAD))
        score -= mark & FIRST_KIND && isKindOfHead(index.kindAt(at), query) ? WRONG_HEAD / 3 : WRONG_HEAD;
    }
    if (mark & MEASURED_SO) score += MEASURED;
    if (best && score < best.score - LIKELY) continue;
    if (tableFood && !index.figures.denies[at]) score += LIKELY * likeness(index, at, tableFood);
    if (!best || score > best.score) best = { at, score };
  }
  for (const at of touched) marks[at] = 0;
  touched.length = 0;
  return (
    best && { fnddsFood: index.foodAt(best.at), score: best.score, matched: matchedBy(query, index, best.at) }
  );
}

/** The query's words in the name of food `at`, and what was typed for others of the survey. */
function matchedBy({ said, words }: FnddsQuery, { entriesOf }: FnddsIndex, at: number): Set<string> {
  const isInName = (word: string) => entriesOf(word)?.some((entry) => entry.at === at);
  return new Set([...said.keys(), ...words.keys()].filter((word) => !words.has(word) || isInName(word)));
}

const tallies = new WeakMap<FnddsIndex, Tally>();

function tallyFor(index: FnddsIndex): Tally {
  const { length } = index.figures.unsaid;
  const tally = tallies.get(index) ?? {
    scores: new Float64Array(length),
    marks: new Uint8Array(length),
    touched: [],
  };
  tallies.set(index, tally);
  return tally;
}

function addWords(
  { scores, marks, touched }: Tally,
  words: readonly [word: string, weight: number][],
  head: string | undefined,
  { figures, entriesOf }: FnddsIndex,
): void {
  for (const [word, weight] of words) {
    const portionWeight = weight * (unitOfWord(word) ? PORTION.measure : PORTION.word);
    for (const { at, cost, place, first } of entriesOf(word) ?? []) {
      let mark = marks[at] as number;
      if (mark === 0) touched.push(at);
      const isScored = (mark & SCORED) > 0;
      if (place !== "portion") {
        scores[at] = (isScored ? (scores[at] as number) : -(figures.unsaid[at] as number)) + weight + cost;
        mark |= first ? SCORED | FIRST_KIND : SCORED;
      } else if (isScored) scores[at] = (scores[at] as number) + portionWeight;
      marks[at] = mark | marksOf(place, word === head);
    }
  }
}

const KINDS: Partial<Record<string, string>> = { fruit: "fruit", vegetables: "vegetable" };
const OF_KIND = 0.5;

/** "A blueberry waffle" is the survey's waffle with fruit, and "a mushroom omelet" its omelet with vegetables. */
function addKind({ scores, marks }: Tally, word: string, weight: number, { entriesOf }: FnddsIndex): void {
  const kind = KINDS[foodIndex().bySpelling.get(word)?.food.group ?? ""];
  if (!kind || kind === word) return;
  const own = new Set(entriesOf(word)?.map(({ at }) => at));
  for (const { at, cost, place } of entriesOf(kind) ?? []) {
    const isScored = ((marks[at] as number) & SCORED) > 0;
    if (isScored && !own.has(at) && !isHead(place) && place !== "portion")
      scores[at] = (scores[at] as number) + OF_KIND * weight + cost;
  }
}

const headMarks = (place: IndexEntry["place"], isHeadWord: boolean): number =>
  isHead(place) ? marksOf(place, isHeadWord) : 0;

function marksOf(place: IndexEntry["place"], isHeadWord: boolean): number {
  const isRight = isHeadWord && (isHead(place) || place === "portion");
  return (isHead(place) ? HEADED : 0) | (place === "aside" ? ASIDE : 0) | (isRight ? RIGHT_HEAD : 0);
}

function isSameKind(mark: number, at: number, index: FnddsIndex, query: FnddsQuery, table?: Food): boolean {
  if (mark & (HEADED | ASIDE) || !(mark & FIRST_KIND) || index.figures.kindCost[at] === 0) return false;
  const { heads, firstKind = "", isOnlyKind, kind } = index.kindAt(at);
  const tableWords = (table && foodIndex().nameWords.get(table)) ?? [];
  // The fillet of "a catfish fillet" is in its portions.
  if (query.head && !(mark & RIGHT_HEAD) && !kind.includes(query.head) && !tableWords.includes(firstKind))
    return false;
  const isNamed =
    kind.length > 1 && kind.at(-1) === query.head && kind.every((word) => query.words.has(word));
  if (isOnlyKind || isNamed || !table) return isOnlyKind || isNamed;
  return heads.every((head) => tableWords.includes(head));
}

const isKindOfHead = ({ heads, firstKind }: FnddsKind, { head, words }: FnddsQuery): boolean =>
  firstKind === head && heads.every((word) => words.has(word));

/** How alike the figures of food `at` and of a table's food are, 0 to 1. */
const likeness = ({ figures }: FnddsIndex, at: number, { per100 }: Food): number => {
  const off = (figure: number | undefined, own: number, floor: number) =>
    Math.abs((figure ?? 0) - own) / (floor + ALIKE * own);
  const calories = off(figures.calories[at], per100.calories, 10);
  return Math.max(0, 1 - Math.max(calories, off(figures.carbs[at], per100.carbs, 3)));
};

/** "Beef and vegetables including carrots" is no name for "vegetables including carrots". */
export function isMeatUnsaid({ fnddsFood: { heads } }: FnddsMatch, { words }: FnddsQuery): boolean {
  const meats = heads.filter((head) => MEATS.has(head));
  return heads.includes("vegetable") && meats.length > 0 && !meats.some((meat) => words.has(meat));
}
const MEATS = new Set(
  "meat beef pork ham sausage frankfurter poultry chicken turkey lamb venison fish shrimp shellfish".split(
    " ",
  ),
);

/** For words said twice, for a chain, and for a row that says what was eaten and what not: "chow mein, no noodles". */
export function saidScore(
  { fnddsFood, matched }: FnddsMatch,
  { words, repeated, denied }: FnddsQuery,
  nameWords: readonly string[] = [],
): number {
  const isSaid =
    denied.some((word) => fnddsFood.words.includes(`!${word}`)) ||
    [...matched].some((word) => EDGES.has(word) && !nameWords.includes(word));
  const isBound = isSaid && [...words.keys()].every((word) => matched.has(word) || !isSpecific(word));
  const twice = repeated.map((word) => (matched.has(word) ? (words.get(word) ?? 0) : 0));
  const chains = [...matched].filter(isChain).length;
  return twice.reduce((total, weight) => total + weight, (isBound ? BOUND : 0) + chains * CHAIN);
}
/** What a chain calls so is its own. */
const CHAIN = 0.65;
export const ofChain = (word: string, { coverage }: Match): number =>
  coverage === 1 && isChain(word) ? CHAIN : 0;
const BOUND = 0.4;
const EDGES = new Set(["fat", "lean", "skin", "peel"]);

/** A "cobb salad" is none without dressing, unless that is said. */
const isDenying = ({ fnddsFood: { words } }: FnddsMatch, { excluded }: FnddsQuery): boolean =>
  excluded.length === 0 && words.some((word) => DRESSED.has(word));
const DRESSED = new Set(["!dressing", "!icing"]);

/** "70 g dry bulgur" are the table's, not those of "Bulgur" that has a portion "1 cup, dry, yields". */
const isCooked = ({ fnddsFood }: FnddsMatch, { words }: FnddsQuery, { nameWords }: Match): boolean =>
  nameWords.some((word) => isState(word) && words.has(word) && !fnddsFood.words.includes(word));

export const isWeighed = ({ amount: { unit, perPiece } }: Phrase): boolean =>
  unit?.grams !== undefined || perPiece?.unit.grams !== undefined;

/** What is weighed, beans and grains, and fish without chips. */
export const isPlain = (phrases: readonly Phrase[], i: number, { food }: Match): boolean => {
  const { size, unit } = phrases[i]?.amount ?? {};
  const isFish = food.group === "fish" && !size && !unit;
  const isWithChips = phrases.some(({ words }) => CHIPS.has(words.at(-1) ?? ""));
  return isWeighed(phrases[i] as Phrase) || BOILED.has(food.group) || (isFish && !isWithChips);
};
const BOILED = new Set(["legumes", "grains"]);
const CHIPS = new Set(["chip", "fry", "frenchfry"]);

/** The survey's usual haddock is fried and its beans are cooked in fat. */
export const isFattier = (
  { fnddsFood }: FnddsMatch,
  { words, excluded }: FnddsQuery,
  { nameWords, food: { group, per100 } }: Match,
): boolean =>
  !excluded.includes("fat") &&
  ![...words.keys()].some((word) => word.endsWith("fried")) &&
  [...words.keys()].every((word) => nameWords.includes(word) || isState(word)) &&
  nameWords.every((word) => words.has(word)) &&
  ((["legumes", "vegetables", "grains"].includes(group) &&
    fnddsFood.food.per100.fats > per100.fats + ADDED_GRAMS) ||
    (["fish", "meat"].includes(group) && fnddsFood.food.per100.carbs > per100.carbs + ADDED_GRAMS));
const ADDED_GRAMS = 2;

/** Other than what the table has and the words say. */
export const isOtherwise = (
  found: FnddsMatch,
  query: FnddsQuery,
  match: Match,
  isWeighed: boolean,
): boolean =>
  isDenying(found, query) || isUnlike(found, query, match) || (isWeighed && isCooked(found, query, match));

/** By its very name a soup or dish of ours, and twice as rich: "tomato soup" is no broth with tomatoes. */
const isUnlike = ({ fnddsFood }: FnddsMatch, { words }: FnddsQuery, { food }: Match): boolean => {
  const name = foodIndex().nameWords.get(food) ?? [];
  const isNamed = name.length === words.size && name.every((word) => words.has(word));
  const times = UNLIKE_TIMES[food.group] ?? Number.POSITIVE_INFINITY;
  return isNamed && food.per100.calories > times * fnddsFood.food.per100.calories;
};
const UNLIKE_TIMES: Record<string, number> = { soups: 2, dishes: 1.6 };

/** Plain "chips" are ours, not "Chips, rice". */
export const isOneKind = (
  { fnddsFood }: FnddsMatch,
  { words }: FnddsQuery,
  { nameWords }: Match,
): boolean => {
  const [said = ""] = words.keys();
  const { food, heads, firstKind = "", kind } = fnddsFood;
  const isPlain = words.size === 1 && nameWords.join() === said && heads.join() === said;
  return (
    isPlain &&
    kind.length > 0 &&
    !/NFS|NS as to/.test(food.name) &&
    !isSoft(firstKind) &&
    !isModifier(firstKind) &&
    !isState(firstKind)
  );
};
