import { type Food, foodFurther, tableFoodOf, tableRef } from "~/features/foods/foods";
import { isOneEditApart } from "~/features/foods/language/spellings";
import { tokenise } from "~/features/foods/language/token";
import { isChatter, isSoft } from "~/features/foods/language/words";
import { meaningOf } from "~/features/foods/languages/language-of";
import { LONGEST_NAME, languageIndexes, plainWord, wordsIn } from "~/features/foods/languages/languages";
import { translatedTokens } from "~/features/foods/languages/translated-tokens";
import { closestWord, type FoodName, foodIndex } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import { phraseOf } from "~/features/meals/phrases";
import type { FoodPortion, FoodSource, SourceFood } from "./row";

const EXACT = 1;
const PREFIX = 0.85;
const TYPO = 0.7;
const TYPO_MIN_LENGTH = 4;
const MAX_WORDS = 8;
const QUERY_SHARE = 0.75;
const DESCRIPTION_BONUS = 0.08;
const RANK = 0.002;

type Scored = { food: Food; score: number };
/** By word of a name: the query's word for it, and the score of that pair, 0 to 1. */
type WordMatches = Map<string, { word: string; score: number }>;

/** The best foods of the table for a query, whose last word may be incomplete. */
export function searchTable(query: string, limit: number): Scored[] {
  const words = wordsOf(query);
  const emoji = foodIndex().byEmoji.get(query.trim());
  if (words.length === 0) return emoji ? [{ food: emoji, score: 1 }] : [];
  const best = new Map<Food, number>();
  for (const [name, matches] of candidates(words)) {
    const score = scoreOf(name, matches, words);
    if (score > (best.get(name.food) ?? 0)) best.set(name.food, score);
  }
  const exact = foodIndex().bySpelling.get(spellingOf(query));
  if (exact) best.set(exact.food, 1);
  const described = match({ words });
  const score = described && best.get(described.food);
  if (described && score !== undefined) best.set(described.food, Math.min(1, score + DESCRIPTION_BONUS));
  return [...best]
    .map(([food, score]) => ({ food, score: Math.round(score * 1000) / 1000 }))
    .sort((a, b) => b.score - a.score || a.food.name.length - b.food.name.length)
    .slice(0, limit);
}

const spellingOf = (query: string): string =>
  tokenise(query)
    .filter(({ kind }) => kind !== "mark")
    .map(({ norm }) => norm)
    .join(" ");

function wordsOf(query: string): string[] {
  const tokens = tokenise(query);
  const { words } = phraseOf({ join: "list", tokens });
  const all = words.length > 0 ? words : tokens.filter(({ kind }) => kind === "word").map((t) => t.norm);
  const known = all.filter((word) => !isChatter(word) || foodIndex().byWord.has(word));
  return [...new Set(known.length > 0 ? known : all)].slice(0, MAX_WORDS);
}

/** With the words of the table that mistyped ones mean; undefined where none is. */
export function rightlySpelled(query: string): string | undefined {
  const words = query.toLowerCase().split(/\s+/).slice(0, MAX_WORDS);
  const right = words.map((word) => (foodIndex().byWord.has(word) ? word : (closestWord(word) ?? word)));
  return right.some((word, i) => word !== words[i]) ? right.join(" ") : undefined;
}

function candidates(words: readonly string[]): Map<FoodName, WordMatches> {
  const names = new Map<FoodName, WordMatches>();
  for (const [i, word] of words.entries()) {
    for (const [tableWord, score] of tableWords(word, i === words.length - 1)) {
      for (const name of foodIndex().byWord.get(tableWord) ?? []) {
        const matches: WordMatches = names.get(name) ?? new Map();
        if (score > (matches.get(tableWord)?.score ?? 0)) matches.set(tableWord, { word, score });
        names.set(name, matches);
      }
    }
  }
  return names;
}

function tableWords(word: string, isLast: boolean): [tableWord: string, score: number][] {
  const { byWord, vocabulary } = foodIndex();
  const matches: [string, number][] = byWord.has(word) ? [[word, EXACT]] : [];
  if (isLast || matches.length === 0)
    for (const tableWord of vocabulary.get(word[0] ?? "") ?? [])
      if (tableWord !== word && tableWord.startsWith(word)) matches.push([tableWord, PREFIX]);
  if (matches.length > 0) return matches;
  const closest = closestWord(word);
  if (closest !== undefined) return [[closest, TYPO]];
  if (word.length < TYPO_MIN_LENGTH) return [];
  return [...byWord.keys()]
    .filter((tableWord) => isOneEditApart(word, tableWord))
    .map((tableWord) => [tableWord, TYPO]);
}

function scoreOf(name: FoodName, matches: WordMatches, words: readonly string[]): number {
  const { weightOf } = foodIndex();
  const scores = new Map<string, number>();
  for (const { word, score } of matches.values()) scores.set(word, Math.max(score, scores.get(word) ?? 0));
  let queryWeight = 0;
  let matchedWeight = 0;
  for (const word of words) {
    const weight = isSoft(word) ? 0.3 : Math.max(weightOf(word), 0.5);
    queryWeight += weight;
    matchedWeight += weight * (scores.get(word) ?? 0);
  }
  let nameWeight = 0;
  for (const [i, word] of name.words.entries()) nameWeight += matches.has(word) ? (name.weights[i] ?? 0) : 0;
  const queryScore = QUERY_SHARE * (matchedWeight / queryWeight);
  const nameScore = (1 - QUERY_SHARE) * (nameWeight / name.weight);
  return queryScore + nameScore - Math.min(name.rank, 20) * RANK;
}

const ADDED = new Set(["with", "in drink"]);

export const TABLE_FOODS: FoodSource = {
  name: "table",
  search: async (_userId, query, limit) =>
    searchTable(query, limit).map(({ food, score }) => sourceFood(food, score)),
  get: async (_userId, keys) =>
    keys.flatMap((key) => {
      const food = tableFoodOf(`table:${key}`);
      return food ? [{ ...sourceFood(food, 1), further: foodFurther(food) }] : [];
    }),
};

const sourceFood = (food: Food, score: number): SourceFood => ({
  ref: tableRef(food),
  name: food.name,
  emoji: food.emoji,
  unit: "g",
  amounts: food.per100,
  portions: portionsOf(food),
  source: food.source,
  score,
});

/** "default" is listed unless another portion weighs the same. */
function portionsOf({ portions }: Food): FoodPortion[] {
  const named = [...portions].filter(([name]) => !ADDED.has(name) && name !== "default");
  const usual = portions.get("default");
  const same = named.findIndex(([, grams]) => grams === usual);
  const [first] = same > 0 ? named.splice(same, 1) : [];
  if (first) named.unshift(first);
  else if (usual !== undefined && same < 0) named.unshift(["usual portion", usual]);
  return named.map(([name, amount]) => ({ name, amount }));
}

const SEARCHED_MAX = 4;
const STARTS_WITH = 0.8;
const ONE_LETTER_WRONG = 0.7;
/** What a plain word is read as, and what a search for it means: "Käse" is any cheese. */
const ANY_KIND: Record<string, string> = { gouda: "cheese", cod: "fish", "pork chop": "pork" };

/** Foods of the other languages that a search may mean, in English, with how surely, 0 to 1. Its last word may be half typed. */
export function englishNames(query: string): { english: string; sureness: number }[] {
  const words = wordsIn(query).map(([word]) => word);
  if (words.length === 0 || words.length > LONGEST_NAME) return [];
  const found = new Map<string, number>();
  const add = (english: string, sureness: number) => {
    if (sureness > (found.get(english) ?? 0)) found.set(english, sureness);
  };
  for (const language of languageIndexes()) {
    const meaning = meaningOf(words, language);
    if (meaning?.kind !== "food") continue;
    add(meaning.english, 1);
    const wider = ANY_KIND[meaning.english];
    if (wider) add(wider, 0.95);
  }
  const translated = found.size > 0 ? undefined : translatedTokens(query);
  if (translated?.some(({ named }) => named)) add(translated.map(({ norm }) => norm).join(" "), 1);
  if (found.size === 0)
    for (const [english, sureness] of namesLike(words.map(plainWord).join(" "))) add(english, sureness);
  return [...found]
    .map(([english, sureness]) => ({ english, sureness }))
    .toSorted((a, b) => b.sureness - a.sureness)
    .slice(0, SEARCHED_MAX);
}

const LIKE_MIN = 3;

/** The names of foods in the other languages, in plain letters, the shortest first: "brot" before "brotsuppe". */
let foodNames: [plain: string, english: string][] | undefined;

function namesLike(plain: string): [english: string, sureness: number][] {
  if (plain.length < LIKE_MIN) return [];
  foodNames ??= languageIndexes()
    .flatMap(({ byPlain }) => [...byPlain])
    .flatMap(([name, { kind, english }]): [string, string][] => (kind === "food" ? [[name, english]] : []))
    .toSorted(([a], [b]) => a.length - b.length);
  const starting = foodNames.filter(([name]) => name.startsWith(plain));
  return starting.length > 0
    ? starting.map(([, english]) => [english, STARTS_WITH])
    : foodNames
        .filter(([name]) => name.length > LIKE_MIN && isOneEditApart(name, plain))
        .map(([, english]) => [english, ONE_LETTER_WRONG]);
}
