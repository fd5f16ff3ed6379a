import type { Food } from "../food";
import { foods } from "../foods";
import { isSoft } from "../language/soft-words";
import { foodsByEmoji } from "./emoji-foods";
import { type ParsedName, parseName } from "./parse-name";
import { wordWeights } from "./word-weights";

export type FoodName = ParsedName & {
  food: Food;
  weights: number[];
  weight: number;
  rank: number;
  /** No other food has any of its words. */
  unique: boolean;
};

type FoodIndex = {
  byWord: ReadonlyMap<string, FoodName[]>;
  bySpelling: ReadonlyMap<string, FoodName>;
  vocabulary: ReadonlyMap<string, string[]>;
  byEmoji: ReadonlyMap<string, Food>;
  weightOf: (word: string) => number;
  nameWords: ReadonlyMap<Food, readonly string[]>;
  wordsOf: ReadonlyMap<Food, ReadonlySet<string>>;
};

let index: FoodIndex | undefined;

export const foodIndex = (): FoodIndex => {
  if (!index) for (const steps = build(); !index; ) index = steps.next().value ?? undefined;
  return index;
};

let warming: Promise<void> | undefined;

/** Builds the index ahead of use, once, with a `pause` every few milliseconds for other work. */
export const warmFoodIndex = (pause: () => Promise<void>): Promise<void> => {
  warming ??= buildInSteps(pause);
  return warming;
};

async function buildInSteps(pause: () => Promise<void>) {
  for (const steps = build(); !index; await pause()) index ??= steps.next().value ?? undefined;
}

const NAMES_A_STEP = 50;

type RankedName = ParsedName & Pick<FoodName, "food" | "rank">;
type Steps<T> = Generator<undefined, T>;

function* build(): Steps<FoodIndex> {
  const names = yield* parseNames();
  const foodsWith = new Map<string, Set<Food>>();
  for (const { food, words } of names)
    for (const word of words) foodsWith.set(word, (foodsWith.get(word) ?? new Set()).add(food));
  yield;
  const weightOf = wordWeights((word) => foodsWith.get(word)?.size, foods().length);
  const isUnique = (word: string) => !isSoft(word) && foodsWith.get(word)?.size === 1;
  const { byWord, bySpelling } = yield* indexNames(names, weightOf, isUnique);
  yield;
  const wordsOf = new Map(foods().map((food) => [food, new Set<string>()]));
  for (const { food, words } of names) for (const word of words) wordsOf.get(food)?.add(word);
  const nameWords = new Map(names.filter(({ rank }) => rank === 0).map(({ food, words }) => [food, words]));
  const vocabulary = vocabularyOf(byWord.keys());
  return { byWord, bySpelling, vocabulary, byEmoji: foodsByEmoji(), weightOf, nameWords, wordsOf };
}

function* parseNames(): Steps<RankedName[]> {
  const names: RankedName[] = [];
  for (const food of foods()) {
    for (const [rank, name] of food.names.entries()) {
      names.push({ food, rank, ...parseName(name) });
      if (names.length % NAMES_A_STEP === 0) yield;
    }
  }
  return names;
}

function* indexNames(
  names: readonly RankedName[],
  weightOf: (word: string) => number,
  isUnique: (word: string) => boolean,
): Steps<{ byWord: Map<string, FoodName[]>; bySpelling: Map<string, FoodName> }> {
  const byWord = new Map<string, FoodName[]>();
  const bySpelling = new Map<string, FoodName>();
  for (const [i, name] of names.entries()) {
    if (i % NAMES_A_STEP === 0) yield;
    const weights = name.words.map(weightOf);
    const weight = weights.reduce((sum, wordWeight) => sum + wordWeight, 0);
    const entry: FoodName = { ...name, weights, weight, unique: name.words.every(isUnique) };
    // "Cup of noodles" is rather an amount of noodles.
    if (!bySpelling.has(name.spelling) && !/^\S+ of /.test(name.spelling))
      bySpelling.set(name.spelling, entry);
    for (const word of name.words) {
      const entries = byWord.get(word);
      if (entries) entries.push(entry);
      else byWord.set(word, [entry]);
    }
  }
  return { byWord, bySpelling };
}

function vocabularyOf(words: Iterable<string>): Map<string, string[]> {
  const vocabulary = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0] ?? "";
    vocabulary.set(letter, [...(vocabulary.get(letter) ?? []), word]);
  }
  return vocabulary;
}
