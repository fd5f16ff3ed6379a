import type { Food } from "~/features/foods/food";
import { isGeneral } from "~/features/foods/language/general-words";
import { isSoft } from "~/features/foods/language/soft-words";
import { unitOf } from "~/features/foods/language/units";
import { type IndexEntry, isHead, type SurveyFood, type SurveyIndex } from "./survey-index";
import type { SurveyQuery } from "./survey-query";

/** `score` adds the weights of the query's words in the name and subtracts the cost of the name's other words. */
export type SurveyMatch = { surveyFood: SurveyFood; score: number; matched: ReadonlySet<string> };

const OTHER_HEAD = 0.4;
const WRONG_HEAD = 0.3;
const CONTRARY = 0.7;
const EXCLUDED = 0.25;
const ALIKE = 0.25;
/** A measure in a portion counts almost like a word of the name: the stick of "cheese stick". */
const PORTION = { measure: 0.9, word: 0.5 };

type Tally = {
  scores: Map<number, number>;
  /** With a word of the query in the head of the name. */
  headed: Set<number>;
  aside: Set<number>;
  /** With the head of the query in the head of the name or in a portion. */
  rightHead: Set<number>;
};

/** The imported food that matches a query best; `tableFood` is the match of the built-in table. */
export function bestSurveyMatch(
  query: SurveyQuery,
  index: SurveyIndex,
  tableFood?: Food,
): SurveyMatch | undefined {
  const words = [...query.words];
  const telling = words.filter(([word]) => isTelling(word));
  const tally = tallyOf(telling.length > 0 ? telling : words, query.head, index);
  const adjust = (word: string, by: (cost: number) => number) => {
    for (const { at, cost, place } of index.byWord.get(word) ?? []) {
      const score = tally.scores.get(at);
      if (score !== undefined) tally.scores.set(at, score + by(place === "portion" ? 0 : cost));
    }
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
  let best: { at: number; surveyFood: SurveyFood; score: number } | undefined;
  for (const [at, sum] of tally.scores) {
    const surveyFood = index.foods[at] as SurveyFood;
    let score = sum;
    // "Soft drink, cola" is the table's cola.
    if (isSameKind(at, surveyFood, tally, tableFood)) score += surveyFood.kindCost;
    else {
      if (!tally.headed.has(at)) score -= OTHER_HEAD;
      if (query.head && !tally.rightHead.has(at)) score -= WRONG_HEAD;
    }
    if (!best || score > best.score) best = { at, surveyFood, score };
  }
  if (!best) return undefined;
  const { at, surveyFood, score } = best;
  const isMatched = (word: string) =>
    surveyFood.words.includes(word) ||
    index.byWord.get(word)?.some((entry) => entry.at === at && entry.place === "portion");
  return { surveyFood, score, matched: new Set([...query.words.keys()].filter(isMatched)) };
}

const isTelling = (word: string): boolean => !isSoft(word) && !isGeneral(word);

function tallyOf(
  words: readonly [word: string, weight: number][],
  head: string | undefined,
  { foods, byWord }: SurveyIndex,
): Tally {
  const tally: Tally = { scores: new Map(), headed: new Set(), aside: new Set(), rightHead: new Set() };
  const { scores } = tally;
  for (const [word, weight] of words) {
    const portionWeight = weight * (unitOf(word) ? PORTION.measure : PORTION.word);
    for (const { at, cost, place } of byWord.get(word) ?? []) {
      const score = scores.get(at);
      if (place !== "portion") scores.set(at, (score ?? -(foods[at]?.unsaid ?? 0)) + weight + cost);
      else if (score !== undefined) scores.set(at, score + portionWeight);
      note(tally, at, place, word === head);
    }
  }
  return tally;
}

function note(
  { headed, aside, rightHead }: Tally,
  at: number,
  place: IndexEntry["place"],
  isHeadWord: boolean,
) {
  if (isHead(place)) headed.add(at);
  if (place === "aside") aside.add(at);
  if (isHeadWord && (isHead(place) || place === "portion")) rightHead.add(at);
}

function isSameKind(at: number, surveyFood: SurveyFood, tally: Tally, tableFood: Food | undefined): boolean {
  const isNamed = tally.headed.has(at) || tally.aside.has(at);
  return (
    !isNamed && surveyFood.kindCost > 0 && tableFood !== undefined && isAlike(surveyFood.food, tableFood)
  );
}

const isAlike = ({ per100 }: SurveyFood["food"], table: Food): boolean =>
  Math.abs(per100.calories - table.per100.calories) <= 10 + ALIKE * table.per100.calories &&
  Math.abs(per100.carbs - table.per100.carbs) <= 3 + ALIKE * table.per100.carbs;
