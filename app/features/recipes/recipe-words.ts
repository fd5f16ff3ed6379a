import { FRACTIONS } from "~/features/foods/language/spoken-numbers";
import { wordSet } from "~/features/foods/language/words";
import { plainWord } from "~/features/foods/languages/languages";
import {
  ARTICLES,
  EATEN,
  MY,
  numberIn as numberOf,
  OF,
  SERVINGS,
  WITH,
  weightOf,
} from "~/features/meals/stated/pieces";
import { parseCount, plainDigits } from "~/features/nutrition/read-number";
import type { RecipeAmount } from "./recipe";

/** A recipe as words name it, by its place among the names. */
type Named = { recipe: number; amount: RecipeAmount };

/** `rest` is what else was eaten. */
type Words = { found: Named[]; rest: string };

const OWN = new Set([...MY, ...wordSet("mein meines unser unsere unseren unseres nuestro nuestra ons")]);
const ALL = wordSet("all alles tout toute todo toda tutto tutta tudo");
const KILOS = wordSet("kg kilo kilos");
const AND = wordSet("& and und et y e en");
const BETWEEN = new Set([...wordSet(", ; . ! + plus then dann puis"), ...AND, ...WITH]);
const BEGINNINGS = new Set([
  ...["i had", "i ate", "i've had", "ich hatte", "ich habe", "ich ass", "j'ai mange", "j'ai pris", "comi"],
  ...["he comido", "ho mangiato", "ik at", "ik heb", "ik had", "eu comi"],
]);
const AMOUNT_WORDS_MAX = 6;

/** Whether a text may name a recipe. */
export const namesOwn = (description: string): boolean =>
  wordsOf(description).some((word) => OWN.has(plainWord(word)));

/** "two servings of my chili and an apple" with a recipe of this name; undefined where none is named. */
export function recipesIn(description: string, names: readonly string[]): Words | undefined {
  const words = wordsOf(description);
  const known = names
    .map((name, recipe) => ({ recipe, words: wordsOf(name).map(plain) }))
    .filter((one) => one.words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  const found: Named[] = [];
  const rest: string[][] = [];
  let open: string[] = [];
  for (let at = 0; at < words.length; ) {
    const named = OWN.has(plain(words[at])) && known.find((one) => isAt(words, at + 1, one.words));
    const before = named && amountBefore(open);
    if (named && before) {
      found.push({ recipe: named.recipe, amount: before.amount });
      rest.push(before.left);
      open = [];
      at += 1 + named.words.length;
      if (EATEN.has(plain(words[at]))) at++;
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

/** In lower case without accents, every "and" as one. */
function plain(word = ""): string {
  const one = plainWord(word);
  return AND.has(one) ? "&" : one;
}

const isAt = (words: readonly string[], at: number, name: readonly string[]): boolean => {
  const end = at + name.length;
  if (!name.every((word, i) => plain(words[at + i]) === word)) return false;
  return isEnd(words[end]) || (EATEN.has(plain(words[end])) && isEnd(words[end + 1]));
};

const isEnd = (word: string | undefined) => word === undefined || BETWEEN.has(plain(word));

/** The amount that words end with, one serving without any; `left` is before it. Undefined for other words. */
function amountBefore(words: readonly string[]): { amount: RecipeAmount; left: string[] } | undefined {
  for (let length = Math.min(AMOUNT_WORDS_MAX, words.length); length >= 0; length--) {
    const left = words.slice(0, words.length - length);
    const isBeginning = left.length < 4 && BEGINNINGS.has(left.map(plainWord).join(" "));
    if (!isBeginning && !isEnd(left.at(-1))) continue;
    const amount = amountIn(words.slice(words.length - length).map(plainWord));
    if (amount) return { amount, left: isBeginning ? [] : left };
  }
  return undefined;
}

function amountIn(words: readonly string[]): RecipeAmount | undefined {
  const all = OF.has(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  if (all.length === 0) return words.length === 0 ? { servings: 1 } : undefined;
  const unit = all.at(-1) ?? "";
  const before = all.slice(0, -1);
  const counted = all.filter((word) => !SERVINGS.has(word));
  if (counted.length < all.length) return positive(numberIn(counted), (servings) => ({ servings }));
  const [, count, glued] = /^([\d.,]{1,9})(k?g)$/.exec(unit) ?? [];
  const size = KILOS.has(glued ?? unit) ? 1000 : weightOf(glued ?? unit) === 1 && 1;
  if (size) return positive(numberIn(count ? [count] : before), (grams) => ({ grams: grams * size }));
  if (all.length === 1 && ALL.has(unit)) return { share: 1 };
  if (all.length === 1 && ARTICLES.has(unit) && numberOf(piece(unit)) === undefined) return { servings: 1 };
  const share = shareIn(all);
  if (share !== undefined) return share <= 1 ? positive(share, (known) => ({ share: known })) : undefined;
  const servings = all.length < words.length ? numberIn(all) : undefined;
  return servings !== undefined && servings >= 1 ? { servings } : undefined;
}

const positive = (number: number | undefined, make: (number: number) => RecipeAmount) =>
  number !== undefined && number > 0 ? make(number) : undefined;

/** "half", "a third", "two thirds", "1/6" */
function shareIn(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  if (/^\d{1,2}\/\d{1,2}$/.test(text)) return parseCount(text);
  const part = FRACTIONS.get(words.at(-1) ?? "");
  const counted = words.slice(0, -1).filter((word) => !ARTICLES.has(word));
  const count = counted.length === 0 ? 1 : numberIn(counted);
  return part === undefined || count === undefined ? undefined : part * count;
}

/** "2", "1 1/2", "two", "one and a half", "half a", "une demi" */
function numberIn(words: readonly string[]): number | undefined {
  const [last = "", ...others] = words.filter((word) => !ARTICLES.has(word)).toReversed();
  if (last === "") return words.length === 1 ? 1 : undefined;
  const part = FRACTIONS.get(last);
  if (part === undefined && others.length === 0) return parseCount(last) ?? numberOf(piece(last));
  if (part === undefined) return parseCount(words.join(" "));
  if (others.length === 0) return part;
  if (!AND.has(others[0] ?? "")) return undefined;
  const and = words.findLastIndex((word) => AND.has(word));
  const whole = numberIn(words.slice(0, and));
  return whole === undefined ? undefined : whole + part;
}

const piece = (word: string) => ({ kind: "word", plain: word, value: 0, start: 0, end: 0 }) as const;

function trimmed(words: string[]): string[] {
  const isMark = (word: string | undefined) => word !== undefined && BETWEEN.has(plain(word));
  let [from, to] = [0, words.length];
  while (from < to && isMark(words[from])) from++;
  while (to > from && isMark(words[to - 1])) to--;
  return words.slice(from, to);
}
