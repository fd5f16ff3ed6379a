import { LRUCache } from "lru-cache";
import { type Food, foods, foodsByEmoji } from "~/features/foods/foods";
import { isOrdinary } from "~/features/foods/language/ordinary-words";
import { sizeOf, unitOfWord, unitWords } from "~/features/foods/language/quantity";
import {
  HALF_LETTER,
  isOneEditApart,
  LEAST_COST,
  lettersIn,
  mayBeSlip,
  ONE_LETTER,
  oneSpelling,
  SWAPPED,
  typingCost,
  variants,
} from "~/features/foods/language/spellings";
import { numberOfWord, tokenise } from "~/features/foods/language/token";
import {
  descriptions,
  isChatter,
  isFiller,
  isGeneral,
  isModifier,
  isPartOfCompound,
  isSoft,
  isState,
  joinsFoods,
  stem,
} from "~/features/foods/language/words";
import { capital } from "~/platform/text";

/** A name of the table. `head` is the word for what it is: soup in "chicken soup". */
type ParsedName = {
  spelling: string;
  words: string[];
  head: string;
  /** It joins two foods: "rice and beans". */
  joined: boolean;
};

const LINKS = new Set("and with of in on the a n or to no made".split(" "));
const AFTER_HEAD = new Set("with in on without from made for or no".split(" "));

/** A word after "without" or "no" becomes its opposite, "!bun". */
const parseName = (name: string, once: (word: string) => string): ParsedName => {
  const tokens = tokenise(name)
    .filter(({ kind }) => kind !== "mark")
    .map(({ norm }) => once(norm));
  const end = tokens.findIndex((word, i) => i > 0 && AFTER_HEAD.has(word));
  const main = (end < 0 ? tokens : tokens.slice(0, end)).filter((word) => !LINKS.has(word));
  const words: string[] = [];
  for (const [i, word] of tokens.entries()) {
    if (word === "without" || LINKS.has(word)) continue;
    const isOpposite = tokens[i - 1] === "without" || tokens[i - 1] === "no";
    if (!words.includes(word)) words.push(isOpposite ? once(`!${word}`) : word);
  }
  const joined = ["and", "with", "on"].some((word) => tokens.includes(word));
  return { spelling: tokens.join(" "), joined, words, head: main.at(-1) ?? words[0] ?? "" };
};

const MODIFIER = 2;
const STATE = 0.6;
const SOFT = 0.3;
const GENERAL = 0.5;
const UNKNOWN = 1;

/** Weighs a word in a match: 2 for a word of one food, down to 1 for a word of all of them. */
const wordWeights = (countOf: (word: string) => number | undefined, foodCount: number) => {
  const most = Math.log(foodCount);
  return (word: string): number => {
    if (isModifier(word)) return MODIFIER;
    if (isState(word)) return STATE;
    if (isSoft(word)) return SOFT;
    if (isGeneral(word)) return GENERAL;
    const count = countOf(word);
    return count === undefined ? UNKNOWN : 1 + (most - Math.log(count)) / most;
  };
};

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

type Steps<T> = Generator<undefined, T>;

function* build(): Steps<FoodIndex> {
  const names = yield* parseNames();
  const { byWord, bySpelling, weightOf } = yield* indexNames(names);
  yield;
  const wordsOf = new Map(foods().map((food) => [food, new Set<string>()]));
  for (const { food, words } of names) for (const word of words) wordsOf.get(food)?.add(word);
  const nameWords = new Map(names.filter(({ rank }) => rank === 0).map(({ food, words }) => [food, words]));
  const vocabulary = vocabularyOf(byWord.keys());
  return { byWord, bySpelling, vocabulary, byEmoji: foodsByEmoji(), weightOf, nameWords, wordsOf };
}

/** Of one shape, and each word one string: spread objects and copies would take twice the memory. */
function* parseNames(): Steps<FoodName[]> {
  const names: FoodName[] = [];
  const known = new Map<string, string>();
  const once = (word: string): string => {
    const first = known.get(word) ?? word;
    if (first === word) known.set(word, word);
    return first;
  };
  for (const food of foods()) {
    for (const [rank, name] of food.names.entries()) {
      const { spelling, words, head, joined } = parseName(name, once);
      names.push({ spelling, words, head, joined, food, rank, weights: [], weight: 0, unique: false });
      if (names.length % NAMES_A_STEP === 0) yield;
    }
  }
  return names;
}

function* indexNames(
  names: readonly FoodName[],
): Steps<Pick<FoodIndex, "bySpelling" | "weightOf"> & { byWord: Map<string, FoodName[]> }> {
  const byWord = new Map<string, FoodName[]>();
  const bySpelling = new Map<string, FoodName>();
  const foodCounts = new Map<string, number>();
  for (const [i, name] of names.entries()) {
    if (i % NAMES_A_STEP === 0) yield;
    // "Cup of noodles" is rather an amount of noodles.
    if (!bySpelling.has(name.spelling) && !/^\S+ of /.test(name.spelling))
      bySpelling.set(name.spelling, name);
    for (const word of name.words) {
      const isNextFood = byWord.get(word)?.at(-1)?.food !== name.food;
      if (isNextFood) foodCounts.set(word, (foodCounts.get(word) ?? 0) + 1);
      addTo(byWord, word, name);
    }
  }
  const weightOf = wordWeights((word) => foodCounts.get(word), foods().length);
  for (const [i, name] of names.entries()) {
    if (i % NAMES_A_STEP === 0) yield;
    name.weights = name.words.map(weightOf);
    name.weight = name.weights.reduce((sum, wordWeight) => sum + wordWeight, 0);
    name.unique = name.words.every((word) => !isSoft(word) && foodCounts.get(word) === 1);
  }
  return { byWord, bySpelling, weightOf };
}

function vocabularyOf(words: Iterable<string>): Map<string, string[]> {
  const vocabulary = new Map<string, string[]>();
  for (const word of words) addTo(vocabulary, word[0] ?? "", word);
  return vocabulary;
}

/** A name of a row as its food's title, where a word of it is in no spelling of the first: "Baguette", not "Burger". */
export const calledBy = ({ food, rank, words }: FoodName): string | undefined => {
  const [first = "", ...others] = food.names;
  const name = others[rank - 1];
  const plain = first.toLowerCase().replaceAll(" ", "");
  const isNew = (word: string) => !isSoft(word) && !isGeneral(word) && !plain.includes(word.slice(0, STEM));
  if (!name || !CALLED.test(name) || !words.some(isNew)) return undefined;
  return capital(name);
};
const STEM = 4;
const CALLED = /^[\p{L}' -]{4,}$/u;

/** The word of the table that a mistyped word means, or undefined. */
export const closestWord = (word: string): string | undefined => {
  const right = word.length < 5 ? undefined : rightWord(word);
  const isNear = right && (word.length > 7 || isOneEditApart(word, right.form));
  return isNear && foodIndex().byWord.has(right.norm) ? right.norm : undefined;
};

/** What a mistyped word of a meal means; one that `isNamed` elsewhere is none. */
export const meantWord =
  (isNamed: (word: string) => boolean) =>
  (norm: string, typed: string): Form | undefined =>
    isNoneOfMeals(norm) && !isNamed(norm) ? rightWord(typed) : undefined;

export const isNoneOfMeals = (word: string): boolean =>
  !foodIndex().byWord.has(word) &&
  ![isFiller, isSoft, isGeneral, isModifier, isPartOfCompound, joinsFoods].some((is) => is(word)) &&
  [unitOfWord, numberOfWord, sizeOf].every((find) => find(word) === undefined);

const rightWord = (word: string): Form | undefined =>
  /^[a-z]{3,20}$/.test(word) && !isOrdinary(word) && !isOrdinary(stem(word))
    ? cache.memo(word) || undefined
    : undefined;

const cache = new LRUCache<string, Form | "">({ max: 1000, memoMethod: (word) => nearestWord(word) ?? "" });

/** "Slices" of "slcies", "chicken" of "chkn". */
export const nearestWord = (word: string): Form | undefined => {
  const isBare = /^[b-df-hj-np-tv-xz]{3,}$/.test(word);
  const bare = consonantsOf(word);
  const swapped = word.length > 4 ? `${word[1]}${word[0]}${word.slice(2)}` : word;
  const most = word.length < 4 ? 0 : word.length < 5 ? 1 : word.length < 8 ? ONE_LETTER : TWO_LETTERS;
  let closest: Form | undefined;
  let least = most + 0.01;
  const letters = lettersIn(word);
  for (const candidate of isBare && bare.length > 2 ? formsLike(bare) : [])
    if (BARE - candidate.usual < least) {
      least = BARE - candidate.usual;
      closest = candidate;
    }
  for (const typed of new Set([word, swapped]))
    for (const candidate of formsNear(typed)) {
      if (!mayBeSlip(letters, candidate.letters, most / LEAST_COST)) continue;
      const { form, usual } = candidate;
      const cost = typingCost(typed, form, Math.min(most, least + usual)) + (typed === word ? 0 : SWAPPED);
      if (cost > (form.length < 4 ? HALF_LETTER : most) || cost - usual >= least) continue;
      least = cost - usual;
      closest = candidate;
    }
  return closest;
};

const TWO_LETTERS = 2;
const BARE = 0.4;
const USUAL_BONUS = 0.08;

/** "Butter" as "btr", "chicken" as "chkn". */
const consonantsOf = (word: string): string =>
  (word[0] + word.slice(1).replace(/[aeiou]/g, "")).replaceAll("ck", "k").replace(/(.)\1/g, "$1");

type Form = { form: string; norm: string; plural: boolean; usual: number; letters: number };
type Forms = { bySize: Map<string, Form[]>; byConsonants: Map<string, Form[]> };
let forms: Forms | undefined;

const formsOf = (): Forms => {
  forms ??= allForms();
  return forms;
};

const formsLike = (consonants: string): Form[] => formsOf().byConsonants.get(consonants) ?? [];

const sizeOfForm = (first: string | undefined, length: number): string => `${first}${length}`;
const formsNear = (word: string): Form[] =>
  [0, 1, -1, 2, -2].flatMap((more) => formsOf().bySize.get(sizeOfForm(word[0], word.length + more)) ?? []);

/** Every word that may be mistyped and its plural; `usual` the more foods have it. */
function allForms(): Forms {
  const { byWord } = foodIndex();
  const all: Forms = { bySize: new Map(), byConsonants: new Map() };
  for (const word of new Set([...byWord.keys(), ...unitWords(), ...descriptions(), ...variants()])) {
    if ((isChatter(word) && !TYPED_OFTEN.has(word)) || !/^[a-z]{3,}$/.test(word)) continue;
    const norm = oneSpelling(word);
    const usual = Math.log((byWord.get(norm)?.length ?? 0) + 1) * USUAL_BONUS;
    for (const form of [word, `${word.replace(/(?<=[^aeiou])y$/, "ie")}s`]) {
      const candidate = { form, norm, plural: form !== word, usual, letters: lettersIn(form) };
      addTo(all.bySize, sizeOfForm(form[0], form.length), candidate);
      addTo(all.byConsonants, consonantsOf(form), candidate);
    }
  }
  return all;
}

function addTo<T>(lists: Map<string, T[]>, key: string, item: T) {
  const others = lists.get(key) ?? [];
  if (others.push(item) === 1) lists.set(key, others);
}
const TYPED_OFTEN = new Set(["breakfast", "lunch", "dinner", "leftover"]);
