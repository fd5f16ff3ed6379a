import type { Food } from "../food";
import { foods } from "../foods";
import { isGeneral } from "../language/general-words";
import { isModifier, isState } from "../language/modifiers";
import { isSoft } from "../language/soft-words";
import { tokenise } from "../language/tokenise";

/** A name of a food as the matcher sees it. `head` is the word that says what it is: soup in "chicken soup". */
export type FoodName = {
  food: Food;
  words: string[];
  /** How much each of the words says, and all together. */
  weights: number[];
  weight: number;
  head: string;
  /** 0 for the name, then its aliases in order. */
  rank: number;
  /** It joins two foods: "rice and beans". */
  joined: boolean;
  /** No other food has any of its words. */
  unique: boolean;
};

type FoodIndex = {
  byWord: ReadonlyMap<string, FoodName[]>;
  /** Names by how they are written, the words one space apart. */
  spelled: ReadonlyMap<string, FoodName>;
  /** Every word of the table, by its first letter, for mistyped words. */
  vocabulary: ReadonlyMap<string, string[]>;
  byEmoji: ReadonlyMap<string, Food>;
  weightOf: (word: string) => number;
  /** The words of a food's name. */
  named: ReadonlyMap<Food, readonly string[]>;
  /** Every word of a food's name and aliases. */
  wordsOf: ReadonlyMap<Food, ReadonlySet<string>>;
};

const SOFT_WEIGHT = 0.3;
const STATE_WEIGHT = 0.6;
const GENERAL_WEIGHT = 0.5;
const UNKNOWN_WEIGHT = 1;
const MODIFIER_WEIGHT = 2;
/** Words of names that link and don't name. */
const LINKS = new Set("and with of in on the a n or to no made".split(" "));
const AFTER_HEAD = new Set("with in on without from made for or no".split(" "));

/** What an emoji alone means, where the table's first food with it isn't that. */
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

let built: FoodIndex | undefined;

/** The table turned round, from words to foods. Built on first use, then kept. */
export const foodIndex = (): FoodIndex => {
  if (!built) for (const step = build(); !built; ) built = step.next().value ?? undefined;
  return built;
};

let warming: Promise<void> | undefined;

/** Builds the index before it is asked for, once, with a `pause` every few milliseconds so that other work goes on. */
export const warmFoodIndex = (pause: () => Promise<void>): Promise<void> => {
  warming ??= inSteps(pause);
  return warming;
};

async function inSteps(pause: () => Promise<void>) {
  for (const step = build(); !built; await pause()) built ??= step.next().value ?? undefined;
}

const NAMES_AT_ONCE = 50;

/** In steps: the index comes with the last one. */
function* build(): Generator<undefined, FoodIndex> {
  const names: (ReturnType<typeof read> & { food: Food; rank: number })[] = [];
  for (const food of foods()) {
    for (const [rank, name] of food.names.entries()) {
      names.push({ food, rank, ...read(name) });
      if (names.length % NAMES_AT_ONCE === 0) yield;
    }
  }
  const holders = new Map<string, Set<Food>>();
  for (const { food, words } of names) {
    for (const word of words) holders.set(word, (holders.get(word) ?? new Set()).add(food));
  }
  yield;
  const most = Math.log(foods().length);
  const weightOf = (word: string): number => {
    const found = holders.get(word)?.size;
    if (isModifier(word)) return MODIFIER_WEIGHT;
    if (isState(word)) return STATE_WEIGHT;
    if (isSoft(word)) return SOFT_WEIGHT;
    if (isGeneral(word)) return GENERAL_WEIGHT;
    return found === undefined ? UNKNOWN_WEIGHT : 1 + (most - Math.log(found)) / most;
  };
  const byWord = new Map<string, FoodName[]>();
  const spelled = new Map<string, FoodName>();
  for (const [i, name] of names.entries()) {
    if (i % NAMES_AT_ONCE === 0) yield;
    const entry = {
      ...name,
      weights: name.words.map(weightOf),
      weight: name.words.reduce((sum, word) => sum + weightOf(word), 0),
      unique: name.words.every((word) => !isSoft(word) && holders.get(word)?.size === 1),
    };
    // "Cup of noodles" is rather an amount of noodles.
    if (!spelled.has(name.spelled) && !/^\S+ of /.test(name.spelled)) spelled.set(name.spelled, entry);
    for (const word of name.words) {
      const others = byWord.get(word);
      if (others) others.push(entry);
      else byWord.set(word, [entry]);
    }
  }
  yield;
  const vocabulary = new Map<string, string[]>();
  for (const word of byWord.keys()) {
    const letter = word[0] ?? "";
    vocabulary.set(letter, [...(vocabulary.get(letter) ?? []), word]);
  }
  const byEmoji = new Map<string, Food>();
  for (const food of foods()) {
    if (!byEmoji.has(food.emoji) || food.name === USUAL[food.emoji]) byEmoji.set(food.emoji, food);
  }
  const wordsOf = new Map(foods().map((food) => [food, new Set<string>()]));
  for (const { food, words } of names) for (const word of words) wordsOf.get(food)?.add(word);
  const named = new Map(names.filter(({ rank }) => rank === 0).map(({ food, words }) => [food, words]));
  return { byWord, spelled, vocabulary, byEmoji, weightOf, named, wordsOf };
}

/** "without" and "no" turn the word after them into its opposite, "!bun". */
const read = (name: string): { spelled: string; joined: boolean; words: string[]; head: string } => {
  const tokens = tokenise(name)
    .filter((token) => token.kind !== "mark")
    .map((token) => token.norm);
  const end = tokens.findIndex((word, i) => i > 0 && AFTER_HEAD.has(word));
  const main = (end < 0 ? tokens : tokens.slice(0, end)).filter((word) => !LINKS.has(word));
  const words: string[] = [];
  for (const [i, word] of tokens.entries()) {
    if (word === "without" || LINKS.has(word)) continue;
    const opposite = tokens[i - 1] === "without" || tokens[i - 1] === "no";
    if (!words.includes(word)) words.push(opposite ? `!${word}` : word);
  }
  const joined = ["and", "with", "on"].some((word) => tokens.includes(word));
  return { spelled: tokens.join(" "), joined, words, head: main.at(-1) ?? words[0] ?? "" };
};
