import { LRUCache } from "lru-cache";
import { type Food, foods } from "~/features/foods/foods";
import { isOrdinary } from "~/features/foods/language/ordinary-words";
import { tokenise } from "~/features/foods/language/token";
import { isChatter, isGeneral, isModifier, isSoft, isState } from "~/features/foods/language/words";
import { capital } from "~/platform/text";

/** The food of an emoji, where that is not the first of the table. */
const USUAL: Record<string, string> = {
  "🍕": "Cheese pizza",
  "🍟": "French fries",
  "🥗": "Side salad",
  "🍜": "Ramen",
  "🍣": "Sushi roll",
  "🍔": "Hamburger",
  "🥪": "Ham and cheese sandwich",
  "🍗": "Fried chicken",
  "🥓": "Bacon",
  "🍰": "Cake",
  "🍫": "Milk chocolate",
  "🍪": "Chocolate chip cookie",
  "🍩": "Doughnut",
  "🍨": "Ice cream",
  "🍦": "Ice cream cone",
  "🥤": "Cola",
  "🍚": "White rice",
  "🍝": "Spaghetti bolognese",
  "🥚": "Egg",
  "🍳": "Fried egg",
  "🥜": "Peanuts",
  "🍯": "Honey",
  "🍲": "Vegetable soup",
  "🍛": "Chicken curry",
  "🧃": "Apple juice",
  "🥞": "Pancakes",
  "🥧": "Apple pie",
  "🧁": "Cupcake",
  "🌶️": "Chili pepper",
  "🍤": "Fried shrimp",
};

const foodsByEmoji = (): Map<string, Food> => {
  const byEmoji = new Map<string, Food>();
  for (const food of foods())
    if (!byEmoji.has(food.emoji) || food.name === USUAL[food.emoji]) byEmoji.set(food.emoji, food);
  return byEmoji;
};

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
      const entries = byWord.get(word) ?? [];
      const isNextFood = entries.at(-1)?.food !== name.food;
      if (isNextFood) foodCounts.set(word, (foodCounts.get(word) ?? 0) + 1);
      if (entries.push(name) === 1) byWord.set(word, entries);
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
  for (const word of words) {
    const letter = word[0] ?? "";
    const others = vocabulary.get(letter) ?? [];
    if (others.push(word) === 1) vocabulary.set(letter, others);
  }
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

const cache = new LRUCache<string, string>({ max: 1000, memoMethod: (word) => nearestWord(word) ?? "" });

/** The word of the table that a mistyped word means, or undefined. The first letter must be right. */
export const closestWord = (word: string): string | undefined => {
  if (word.length < 5 || word.length > 20 || isOrdinary(word)) return undefined;
  return cache.memo(word) || undefined;
};

export const nearestWord = (word: string): string | undefined => {
  let closest: string | undefined;
  let minDistance = 3;
  for (const candidate of foodIndex().vocabulary.get(word[0] ?? "") ?? []) {
    const sameStart = candidate.slice(0, 3) === word.slice(0, 3);
    const maxDistance = word.length > 8 || (word.length === 8 && sameStart) ? 2 : 1;
    // "Server" is not a misspelt "serve", which names nothing.
    if (isChatter(candidate) || candidate.length < 4) continue;
    if (Math.abs(candidate.length - word.length) > maxDistance) continue;
    const distance = editDistance(word, candidate, Math.min(minDistance, maxDistance + 1));
    if (distance <= maxDistance && distance < minDistance) {
      minDistance = distance;
      closest = candidate;
    }
  }
  return closest;
};

export const isOneEditApart = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) < 2 && editDistance(a, b, 2) < 2;

const LEAST = 3;
const SHORT = 5;
const LONG = 9;

/** The word that a mistyped one of `words` means; shorter ones have fewer letters wrong. The first letter must be right. */
export function nearestOf(typed: string, words: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let distance = Infinity;
  for (const word of words) {
    if (word[0] !== typed[0] || word.length < LEAST || Math.abs(word.length - typed.length) > 2) continue;
    const apart = distanceOf(typed, word);
    if (apart < distance) [nearest, distance] = [word, apart];
  }
  return nearest;
}

/** Low for the likeliest slip, a doubled letter; Infinity for another word. */
function distanceOf(typed: string, word: string): number {
  const isShort = typed.length <= SHORT;
  if (undoubled(typed) === undoubled(word)) return isShort && typed.length === word.length ? Infinity : 0;
  if (!isOneEditApart(typed, word)) {
    const isLong = typed.length >= LONG && isOneEditApart(undoubled(typed), undoubled(word));
    return isLong ? 5 : Infinity;
  }
  const wrong = [...typed].findIndex((letter, i) => letter !== word[i]);
  if (typed.length > word.length) return 2;
  if (typed.length < word.length || typed[wrong] === word[wrong + 1]) return 1;
  if (ROWS.includes(`${typed[wrong]}${word[wrong]}`) || ROWS.includes(`${word[wrong]}${typed[wrong]}`))
    return typed.length < SHORT ? Infinity : 3;
  return typed.length < LONG - 1 ? Infinity : 4;
}

const undoubled = (word: string): string => word.replace(/(.)\1+/g, "$1");
/** Letters that are neighbours on a keyboard, or sound alike. */
const ROWS =
  "qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn td pb gk sz ck vf iy";

/** Letters added, dropped, changed or swapped, up to `limit`. */
const editDistance = (a: string, b: string, limit: number): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest >= limit) return limit;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit;
};
