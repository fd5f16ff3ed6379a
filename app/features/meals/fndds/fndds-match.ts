import type { Food } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { isGeneral, isSoft } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/meals/phrases";
import type { FnddsFood, FnddsIndex, IndexEntry } from "./fndds-index";
import { isHead } from "./fndds-name";
import { fnddsPortions } from "./fndds-portions";
import type { FnddsQuery } from "./fndds-query";

/** `score` adds the weights of the query's words in the name and subtracts the cost of the name's other words. */
export type FnddsMatch = { fnddsFood: FnddsFood; score: number; matched: ReadonlySet<string> };

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

/** The imported food that matches a query best; `tableFood` is the match of the built-in table. */
export function bestFnddsMatch(
  query: FnddsQuery,
  index: FnddsIndex,
  tableFood?: Food,
): FnddsMatch | undefined {
  const words = [...query.words];
  const telling = words.filter(([word]) => isTelling(word));
  const tally = tallyFor(index);
  addWords(tally, telling.length > 0 ? telling : words, query.head, index);
  const { scores, marks, touched } = tally;
  const adjust = (word: string, by: (cost: number) => number) => {
    for (const { at, cost, place } of index.byWord.get(word) ?? [])
      if ((marks[at] as number) & SCORED)
        scores[at] = (scores[at] as number) + by(place === "portion" ? 0 : cost);
  };
  for (const [word, weight] of words) {
    if (telling.length > 0 && !isTelling(word)) adjust(word, (cost) => weight + cost);
    adjust(`!${word}`, () => -CONTRARY * weight);
  }
  for (const word of query.excluded) {
    adjust(`!${word}`, (cost) => EXCLUDED + cost);
    adjust(word, () => -CONTRARY);
  }
  for (const word of query.companions) adjust(`!${word}`, () => -CONTRARY);
  let best: { at: number; fnddsFood: FnddsFood; score: number } | undefined;
  for (const at of touched) {
    const mark = marks[at] as number;
    if (!(mark & SCORED)) continue;
    const fnddsFood = index.foods[at] as FnddsFood;
    let score = scores[at] as number;
    // "Soft drink, cola" is the table's cola.
    if (isSameKind(mark, fnddsFood, query, tableFood))
      score += fnddsFood.kindCost - (tableFood && isAlike(fnddsFood.food, tableFood) ? 2 * LIKELY : UNLIKE);
    else {
      if (!(mark & HEADED)) score -= OTHER_HEAD;
      if (query.head && !(mark & RIGHT_HEAD))
        score -= isKindOfHead(fnddsFood, query) ? WRONG_HEAD / 3 : WRONG_HEAD;
    }
    if (query.measure && fnddsFood.measures.has(query.measure)) score += MEASURED;
    if (best && score < best.score - LIKELY) continue;
    if (tableFood && !deniesAny(fnddsFood)) score += LIKELY * likeness(fnddsFood.food, tableFood);
    if (!best || score > best.score) best = { at, fnddsFood, score };
  }
  for (const at of touched) marks[at] = 0;
  touched.length = 0;
  if (!best) return undefined;
  const { at, fnddsFood, score } = best;
  const isMatched = (word: string) => index.byWord.get(word)?.some((entry) => entry.at === at);
  return { fnddsFood, score, matched: new Set([...query.words.keys()].filter(isMatched)) };
}

const isTelling = (word: string): boolean => !isSoft(word) && !isGeneral(word);

const tallies = new WeakMap<FnddsIndex, Tally>();

function tallyFor(index: FnddsIndex): Tally {
  const { length } = index.foods;
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
  { foods, byWord }: FnddsIndex,
): void {
  for (const [word, weight] of words) {
    const portionWeight = weight * (unitOfWord(word) ? PORTION.measure : PORTION.word);
    for (const { at, cost, place } of byWord.get(word) ?? []) {
      let mark = marks[at] as number;
      if (mark === 0) touched.push(at);
      const isScored = (mark & SCORED) > 0;
      if (place !== "portion") {
        scores[at] = (isScored ? (scores[at] as number) : -(foods[at]?.unsaid ?? 0)) + weight + cost;
        mark |= SCORED;
      } else if (isScored) scores[at] = (scores[at] as number) + portionWeight;
      marks[at] = mark | marksOf(place, word === head);
    }
  }
}

function marksOf(place: IndexEntry["place"], isHeadWord: boolean): number {
  const isRight = isHeadWord && (isHead(place) || place === "portion");
  return (isHead(place) ? HEADED : 0) | (place === "aside" ? ASIDE : 0) | (isRight ? RIGHT_HEAD : 0);
}

function isSameKind(mark: number, fnddsFood: FnddsFood, query: FnddsQuery, table?: Food): boolean {
  const { kindCost, heads, firstKind = "", isOnlyKind, kind, food } = fnddsFood;
  if (mark & (HEADED | ASIDE) || kindCost === 0 || !query.words.has(firstKind)) return false;
  const tableWords = (table && foodIndex().nameWords.get(table)) ?? [];
  if (query.head && !kind.includes(query.head) && !tableWords.includes(firstKind)) return false;
  const isNamed =
    kind.length > 1 && kind.at(-1) === query.head && kind.every((word) => query.words.has(word));
  if (isOnlyKind || isNamed || !table) return isOnlyKind || isNamed;
  return isAlike(food, table) || heads.every((head) => tableWords.includes(head));
}

const isKindOfHead = ({ heads, firstKind }: FnddsFood, { head, words }: FnddsQuery): boolean =>
  firstKind === head && heads.every((word) => words.has(word));

const deniesAny = ({ words }: FnddsFood): boolean => words.some((word) => word.startsWith("!"));

const likeness = ({ per100 }: FnddsFood["food"], table: Food): number => {
  const calories = Math.abs(per100.calories - table.per100.calories) / (10 + ALIKE * table.per100.calories);
  const carbs = Math.abs(per100.carbs - table.per100.carbs) / (3 + ALIKE * table.per100.carbs);
  return Math.max(0, 1 - Math.max(calories, carbs));
};

const isAlike = (food: FnddsFood["food"], table: Food): boolean => likeness(food, table) > 0;

export const FNDDS = "import:fndds";
const ADDED = ["with", "in drink"];

/** An imported food as a match; the emoji, the group and missing portions come from the `table`. */
export function matchOfFndds(
  { fnddsFood, matched }: FnddsMatch,
  run: readonly Phrase[],
  table: Match | undefined,
  score: number,
): Match {
  const { food, from, source, words } = fnddsFood;
  const similar = table?.food ?? similarTo(fnddsFood);
  const typed = new Set(run.flatMap((phrase) => phrase.words));
  const { amount, join } = run[0] as Phrase;
  const isMain = join === "list" || join === "aside";
  const said = isMain ? amount : { ...amount, singular: undefined };
  const portions = fnddsPortions(food.portions, said, { typed, name: words });
  const { unit } = amount;
  for (const [name, grams] of table?.food.portions ?? [])
    if (ADDED.includes(name) || ((name === unit?.name || from !== FNDDS) && !portions.has(name)))
      portions.set(name, grams);
  const imported: Food = {
    emoji: similar?.emoji ?? "🍽️",
    group: similar?.group ?? "other",
    ref: `${from}/${food.id}`,
    name: food.name,
    names: [food.name],
    per100: food.per100,
    source: `${source} · ${food.id}`,
    portions,
  };
  return {
    food: imported,
    score: Math.min(1, score),
    complete: true,
    matched: matched.size,
    coverage: 1,
    nameWords: words,
    joined: false,
    head: "",
  };
}

const similarFoods = new WeakMap<FnddsFood, { food: Food | undefined }>();

/** The food of the table that an imported one is named like. */
function similarTo(fnddsFood: FnddsFood): Food | undefined {
  const cached = similarFoods.get(fnddsFood);
  if (cached) return cached.food;
  const { heads, words } = fnddsFood;
  const said = words.filter((word) => !word.startsWith("!"));
  const food = (match({ words: heads }) ?? match({ words: said }))?.food;
  similarFoods.set(fnddsFood, { food });
  return food;
}
