import { parseCount, plainDigits } from "~/features/nutrition/read-number";
import type { RecipeAmount } from "./recipe";

/** A recipe as words name it, by its place among the names. */
type Named = { recipe: number; amount: RecipeAmount };

/** `rest` is what else was eaten. */
type Words = { found: Named[]; rest: string };

const NUMBERS = "a one two three four five six seven eight nine ten eleven twelve".split(" ");
const SERVINGS = new Set(["serving", "servings", "portion", "portions"]);
const GRAMS = new Map([
  ...["g", "gram", "grams"].map((unit) => [unit, 1] as const),
  ...["kg", "kilo", "kilos"].map((unit) => [unit, 1000] as const),
]);
const PARTS = new Map([
  ["half", 1 / 2],
  ["third", 1 / 3],
  ["quarter", 1 / 4],
  ["fifth", 1 / 5],
  ["sixth", 1 / 6],
  ["eighth", 1 / 8],
]);
const BETWEEN = new Set([",", ";", ".", "!", "+", "&", "and", "with", "plus", "then"]);
const BEGINNINGS = new Set(["i had", "i ate", "i've had"]);
const AMOUNT_WORDS_MAX = 6;

/** "two servings of my chili and an apple" with a recipe of this name; undefined where none is named. */
export function recipesIn(description: string, names: readonly string[]): Words | undefined {
  const words = wordsOf(description);
  const known = names
    .map((name, recipe) => ({ recipe, words: wordsOf(name).map(small) }))
    .filter((one) => one.words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  const found: Named[] = [];
  const rest: string[][] = [];
  let open: string[] = [];
  for (let at = 0; at < words.length; ) {
    const named = known.find((one) => small(words[at]) === "my" && isAt(words, at + 1, one.words));
    const before = named && amountBefore(open);
    if (named && before) {
      found.push({ recipe: named.recipe, amount: before.amount });
      rest.push(before.left);
      open = [];
      at += 1 + named.words.length;
    } else open.push(words[at++] ?? "");
  }
  if (found.length === 0) return undefined;
  const pieces = [...rest, open].map(trimmed).filter((piece) => piece.length > 0);
  return { found, rest: pieces.map((piece) => piece.join(" ").replaceAll(" ,", ",")).join(", ") };
}

/** Marks are words of their own, but not those inside a number. */
const wordsOf = (text: string): string[] =>
  plainDigits(text)
    .replace(/([,;!&+]|\.)(?=\s|$)/g, " $1 ")
    .split(/\s+/)
    .filter(Boolean);

const small = (word = "") => word.toLowerCase();

const isAt = (words: readonly string[], at: number, name: readonly string[]): boolean =>
  name.every((word, i) => small(words[at + i]) === word) && isEnd(words[at + name.length]);

const isEnd = (word: string | undefined) => word === undefined || BETWEEN.has(small(word));

/** The amount that words end with, one serving without any; `left` is before it. Undefined for other words. */
function amountBefore(words: readonly string[]): { amount: RecipeAmount; left: string[] } | undefined {
  for (let length = Math.min(AMOUNT_WORDS_MAX, words.length); length >= 0; length--) {
    const left = words.slice(0, words.length - length);
    const isBeginning = left.length < 4 && BEGINNINGS.has(left.map(small).join(" "));
    if (!isBeginning && !isEnd(left.at(-1))) continue;
    const amount = amountIn(words.slice(words.length - length).map(small));
    if (amount) return { amount, left: isBeginning ? [] : left };
  }
  return undefined;
}

function amountIn(words: readonly string[]): RecipeAmount | undefined {
  if (words.length === 0) return { servings: 1 };
  const all = words.at(-1) === "of" ? words.slice(0, -1) : words;
  const unit = all.at(-1) ?? "";
  const before = all.slice(0, -1);
  if (SERVINGS.has(unit)) return positive(numberIn(before), (servings) => ({ servings }));
  const [, count, glued] = /^([\d.,]{1,9})(k?g)$/.exec(unit) ?? [];
  const size = GRAMS.get(glued ?? unit);
  if (size) return positive(numberIn(count ? [count] : before), (grams) => ({ grams: grams * size }));
  if (unit === "all") return { share: 1 };
  const share = shareIn(all);
  return share !== undefined && share <= 1 ? positive(share, (known) => ({ share: known })) : undefined;
}

const positive = (number: number | undefined, make: (number: number) => RecipeAmount) =>
  number !== undefined && number > 0 ? make(number) : undefined;

/** "half", "a third", "two thirds", "1/6" */
function shareIn(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  if (/^\d{1,2}\/\d{1,2}$/.test(text)) return parseCount(text);
  const part = PARTS.get((words.at(-1) ?? "").replace(/s$/, ""));
  const count = words.length === 1 ? 1 : numberIn(words.slice(0, -1));
  return part === undefined || count === undefined ? undefined : part * count;
}

/** "2", "1 1/2", "two", "one and a half", "half a" */
function numberIn(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  if (text === "half a" || text === "half") return 0.5;
  if (text === "an") return 1;
  if (text.endsWith(" and a half")) {
    const whole = numberIn(words.slice(0, -3));
    return whole === undefined ? undefined : whole + 0.5;
  }
  const named = NUMBERS.indexOf(text);
  return named < 0 ? parseCount(text) : Math.max(1, named);
}

function trimmed(words: string[]): string[] {
  const isMark = (word: string | undefined) => word !== undefined && BETWEEN.has(small(word));
  let [from, to] = [0, words.length];
  while (from < to && isMark(words[from])) from++;
  while (to > from && isMark(words[to - 1])) to--;
  return words.slice(from, to);
}
