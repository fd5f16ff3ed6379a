import {
  countAtEnd,
  endOfAmount,
  isFraction,
  isMeasureOf,
  isMixedNumber,
  isNumber,
  isSize,
  isWeighedAfter,
  startsAmount,
  unitOfWord,
} from "~/features/foods/language/quantity";
import { isSpacedDash, numberOfWord, type Token } from "~/features/foods/language/token";
import { isChain, isChatter, isGeneral, isSoft, JOINING, STIRRED } from "~/features/foods/language/words";
import { SERVED } from "~/features/foods/languages/kinds";
import { type FoodName, foodIndex } from "~/features/foods/matching/food-index";
import {
  areWithSides,
  comesInPieces,
  LONGEST_TABLE_NAME,
  match,
  namesFrom,
} from "~/features/foods/matching/match";
import {
  asWords,
  isOnly,
  listingAt,
  trimmed,
  withAmountsBefore,
  withoutMealNames,
  withoutPlaces,
} from "./meal-words";
import { isDenied, isInName, ofShake, withAdditionsLast } from "./preparation";
import type { Part } from "./read-amount";

/** Splits foods with only their amounts between them: "chicken 200 g rice 150 g", "2 eggs 1 banana". */
const listedFoods = (part: Part): Part[] => {
  const tokens = withKindFirst(ofShake(part.tokens));
  const cuts = cutsIn(tokens, startsAmount(tokens, 0) || isOfIngredients(tokens));
  return [0, ...cuts].map((start, i) => ({
    ...part,
    join: i === 0 ? part.join : "list",
    tokens: tokens.slice(start, cuts[i]),
  }));
};

/** "Tacos 3 beef" are 3 beef tacos. */
const withKindFirst = (tokens: Token[]): Token[] => {
  const at = tokens.findIndex(({ kind }) => kind === "number");
  const [food, count, kind] = [tokens.slice(0, at), tokens[at], tokens.slice(at + 1)];
  const isKind = COMPOSED.has(groupOf(food) ?? "") && nameOf([...kind, ...food]) !== undefined;
  return count && at > 0 && kind.length > 0 && isKind ? [count, ...kind, ...food] : tokens;
};

const cutsIn = (tokens: readonly Token[], amountFirst: boolean): number[] => {
  const after = amountFirst ? [] : endsOfAmounts(tokens);
  if (after.length > 0) return after.filter((end) => end < tokens.length);
  const cuts: number[] = [];
  for (let i = 1; i < tokens.length; i += 1) {
    const isWeighed = isWeighedBefore(tokens, i);
    if (isMeasured(tokens, i)) cuts.push(i);
    if (!(startsAmount(tokens, i) || isSize(tokens[i])) || !(isWeighed || endsFood(tokens[i - 1]))) continue;
    let next = isMeasureOf(tokens, i) ? i + 2 : i + 1;
    while (isNumber(tokens[next]) || isFraction(tokens, next)) next += 1;
    const unit = unitOfWord(tokens[next]?.norm ?? "");
    const isOf = unit !== undefined && tokens[next + 1]?.norm === "of";
    const food = isOf ? next + 2 : unit ? next + 1 : next;
    if (!beginsFood(tokens, food)) continue;
    const isBefore = unit || isWeighedAfter(tokens, food) || isCountBefore(tokens, i);
    cuts.push(isBefore && !(amountFirst || isWeighed || isOf) ? food : i);
  }
  return cuts;
};

/** The bag of "noodle soup bag of crisps". */
const isMeasured = (tokens: readonly Token[], i: number): boolean =>
  tokens[i + 1]?.norm === "of" &&
  unitOfWord(tokens[i]?.norm ?? "") !== undefined &&
  [1, 2, 3].some((length) => SERVED.has(groupOf(tokens.slice(Math.max(0, i - length), i)) ?? "")) &&
  beginsFood(tokens, i + 2);

const isWeighedBefore = (tokens: readonly Token[], i: number): boolean =>
  unitOfWord(tokens[i - 1]?.norm ?? "") !== undefined && isNumber(tokens[i - 2]) && endsFood(tokens[i - 3]);

/** The 3 of "tacos 3 salsa" and "wings 3 chips", not of "tacos 3 eggs": what comes in pieces is counted. */
const isCountBefore = (tokens: readonly Token[], i: number): boolean => {
  const count = tokens[i];
  if (!isSeveral(count)) return false;
  const end = tokens.findIndex(({ kind }, at) => at > i && kind !== "word");
  const after = tokens.slice(i + 1, end < 0 ? undefined : end);
  const next = after.slice(0, namesFrom(after)[1]);
  const isNextSeveral = next.at(-1)?.plural === true;
  const isNextCounted = comesInPieces(wordsOf(next));
  return tokens[i - 1]?.plural
    ? !(isNextSeveral && isNextCounted)
    : !isNextSeveral &&
        !isNextCounted &&
        comesInPieces(wordsOf(tokens.slice(Math.max(0, i - LONGEST_TABLE_NAME), i)));
};

const isSeveral = (count: Token | undefined): boolean =>
  count?.kind === "number" && count.value > 1 && Number.isInteger(count.value);

const wordsOf = (tokens: readonly Token[]): string[] => tokens.map(({ norm }) => norm);

/** Where each amount of "eggs 3 toast 2" and "brocolli 200 g samon 150 g" ends, and the "x 2" of "bread x 2 butter". */
const endsOfAmounts = (tokens: readonly Token[]): number[] => {
  const ends: { end: number; isTimes: boolean }[] = [];
  for (let i = 1; i < tokens.length; i += 1) {
    const end = endOfAmount(tokens, i);
    if (end === i) continue;
    if (!isNaming(tokens[i - 1])) return [];
    ends.push({ end, isTimes: tokens[i]?.norm === "x" });
    i = end;
  }
  return (ends.at(-1)?.end === tokens.length ? ends : ends.filter(({ isTimes }) => isTimes)).map(
    ({ end }) => end,
  );
};

const isNaming = (token: Token | undefined): boolean =>
  endsFood(token) ||
  (token?.kind === "word" &&
    !(isSoft(token.norm) || isChatter(token.norm) || numberOfWord(token.norm) || unitOfWord(token.norm)));

/** "Protein shake 30 g whey" and "grilled cheese 2 slices bread 40 g cheddar": weights of what follows. */
const isOfIngredients = (tokens: readonly Token[]): boolean => {
  const first = tokens.findIndex((token) => isNumber(token));
  if (first <= 0 || !endsFood(tokens.at(-1))) return false;
  if (STIRRED.has(tokens[first - 1]?.norm ?? "")) return true;
  const dish = match({ words: tokens.slice(0, first).map(({ norm }) => norm) });
  return tokens.filter(isNumber).length > 1 && ["sandwiches", "dishes"].includes(dish?.food.group ?? "");
};

/** Also the roll of "a cheese roll a pear". */
const endsFood = (token: Token | undefined): boolean =>
  namesFood(token) || (token?.kind === "word" && nameOf([token]) !== undefined && !isChain(token.norm));

/** Also "white rice", and the roll of "salami 30 g roll 1". */
const beginsFood = (tokens: readonly Token[], i: number): boolean => {
  let at = i;
  while (at < i + 2 && isDescription(tokens[at]) && !isNumber(tokens[at])) at += 1;
  const isLast = tokens[at + 1] === undefined || tokens[at + 1]?.kind === "number";
  return isLast ? endsFood(tokens[at]) : namesFood(tokens[at]);
};
const namesFood = (token: Token | undefined): boolean =>
  token?.kind === "word" &&
  foodIndex().byWord.has(token.norm) &&
  !isSoft(token.norm) &&
  !isChatter(token.norm) &&
  !isGeneral(token.norm) &&
  numberOfWord(token.norm) === undefined &&
  unitOfWord(token.norm) === undefined;

/** "2 eggs rice" are two foods, "3 eggs omelette" is one. */
const BESIDE = new Set(["grains", "vegetables", "legumes", "meat"]);
/** What else is said of these is in them: the beef of "beef taco salad". */
export const COMPOSED = new Set(["sandwiches", "dishes", "soups", "sweets"]);

/** Splits names of the table with nothing between them: "eggs bacon toast" is three foods, "egg salad" one. */
const unjoinedFoods = (part: Part): Part[] => {
  const { tokens } = part;
  const { first, words } = namesIn(tokens);
  const isPlain = words.every(({ norm }) => foodIndex().byWord.has(norm) || isSoft(norm));
  if (!["list", "aside", "without", "with"].includes(part.join) || words.length < 2 || !isPlain)
    return [part];
  const whole = match({ words: wordsOf(words) });
  const isCounted = isSeveral(tokens[first - 1]);
  const starts = isCounted ? withKind(namesFrom(words), words) : namesFrom(words);
  const counted = isCounted ? words.findIndex(({ plural }) => plural) + 1 : 0;
  const second = nameOf(words.slice(counted));
  if (counted > 0 && second && (whole?.joined || BESIDE.has(second.food.group)))
    return cutAt(part, first, [0, counted]);
  if (isCounted && isNamedSoup(words, starts)) return cutAt(part, first, starts);
  const unsaid = words.filter((token) => namesFood(token) && !whole?.nameWords.includes(token.norm));
  const isInside = unsaid.length < 2 && !unsaid[0]?.plural;
  const hasBeside = areWithSides(starts.map((start, i) => wordsOf(words.slice(start, starts[i + 1]))));
  if (whole && !hasBeside && (whole.complete || (COMPOSED.has(whole.food.group) && isInside))) return [part];
  // A "sesame bun" is a bun; "eggs bacon toast" begins with a food in the plural.
  const isListed =
    starts.length < namesFrom(words).length ||
    words.at(-1)?.norm === "toast" ||
    hasBeside ||
    starts.every((start, i) => groupOf(words.slice(start, starts[i + 1])) === "fruit") ||
    starts.every((start, i) => i === 0 || i > 1 || words[start - 1]?.plural) ||
    (starts.length > 2 && isLongList(tokens, words.slice(starts.at(-1))));
  const foods = new Set(starts.map((start, i) => nameOf(words.slice(start, starts[i + 1]))?.food));
  if (!isListed || foods.size === 1 || (part.join === "with" && starts.length < 3)) return [part];
  return cutAt(part, first, starts);
};

/** The pork of "6 pork gyoza soy sauce" is in what was counted. */
const withKind = (starts: number[], words: readonly Token[]): number[] => {
  const [, second = 0, third] = starts;
  const [kind, food] = [words.slice(0, second), words.slice(second, third)];
  const isFilling = /^(?:meat|fish|vegetables)$/.test(groupOf(kind) ?? "") && !kind.at(-1)?.plural;
  const isCounted = /^(?:sandwiche|dishe)s$/.test(groupOf(food) ?? "") && comesInPieces(wordsOf(food));
  return isFilling && isCounted ? [0, ...starts.slice(2)] : starts;
};

/** The miso soup of "6 edamame miso soup", which nobody counts. */
const isNamedSoup = (words: readonly Token[], [, soup = 0, ...more]: readonly number[]): boolean =>
  soup > 0 && !more[0] && words.length > soup + 1 && groupOf(words.slice(soup)) === "soups";

/** The parts of one whose names start at the `starts` behind `first`; what follows a wrap or a bowl is in it. */
export const cutAt = (part: Part, first: number, starts: readonly number[]): Part[] => {
  const names = starts.map((start, i) =>
    part.tokens.slice(first + start, first + (starts[i + 1] ?? Infinity)),
  );
  const isFilled = FILLED.has(names[0]?.at(-1)?.norm ?? "") && !areWithSides(names.map(wordsOf));
  return names.map((tokens, i) => {
    if (i === 0) return { ...part, tokens: [...part.tokens.slice(0, first), ...tokens] };
    return { ...part, join: i === 1 && isFilled ? "with" : "list", tokens };
  });
};
const FILLED = new Set(
  "burrito bowl wrap omelette omelet quesadilla plate platter smoothy toasty panini".split(" "),
);

/** The words from the first that may name a food, without a count behind them; none where others than words are among them, or too many. */
export const namesIn = (tokens: readonly Token[]): { first: number; words: Token[] } => {
  const first = tokens.findIndex((token) => namesFood(token) || isDescription(token));
  const words = first < 0 ? [] : tokens.slice(first, countAtEnd(tokens));
  const isPlain = words.length <= 12 && words.every(({ kind }) => kind === "word");
  return { first, words: isPlain ? words : [] };
};

const nameOf = (words: readonly Token[]): FoodName | undefined =>
  foodIndex().bySpelling.get(wordsOf(words).join(" "));

const groupOf = (words: readonly Token[]): string | undefined => nameOf(words)?.food.group;

/** "Rice dal roti" are three foods, "tomato basil mozzarella sandwich" is one. */
const isLongList = (tokens: readonly Token[], last: readonly Token[]): boolean => {
  if (tokens.some(({ norm }) => norm.endsWith("%")) || STIRRED.has(last.at(-1)?.norm ?? "")) return false;
  return !COMPOSED.has(match({ words: wordsOf(last) })?.food.group ?? "");
};

const isDescription = (token: Token | undefined): boolean => token?.kind === "word" && isSoft(token.norm);

const ADDED = new Set(["added", "add", "adding", "stirred", "poured"]);
const COOKED = new Set(["cooked", "fried", "baked", "stuffed"]);
const SHORTENED =
  /^(?:fl|oz|ounce|tbsp|tsp|tablespoon|teaspoon|g|gram|kg|ml|cl|dl|l|lb|pound|pc|pce|pkg|pt|qt)$/;
export const MAX_PARTS = 60;

export const split = (tokens: Token[]): Part[] => {
  const parts: Part[] = [];
  let part: Part = { join: "list", tokens: [] };
  let isAdding = false;
  let listing: number | undefined;
  const cut = (join: Part["join"], apart = false) => {
    if (part.tokens.length > 0) parts.push(part);
    else if (part.join !== "list" && join === "list") {
      part.last = true;
      return;
    }
    part = { join, apart: apart || (part.tokens.length === 0 && part.apart), listing, tokens: [] };
  };
  const plain = withoutPlaces(withoutMealNames(asWords(tokens)));
  for (const [i, token] of plain.entries()) {
    const { norm } = token;
    isAdding = ADDED.has(norm) || (isAdding && norm !== ".");
    const next = plain[i + 1];
    const previous = part.tokens.at(-1);
    if (token.kind === "mark") {
      listing = listingAt(token, previous, listing);
      if (norm === "," || norm === ")" || norm === "(") {
        cut("aside");
        part.bracketed = norm === "(";
      } else if (norm === "." && SHORTENED.test(previous?.norm ?? "")) continue;
      else if (norm === "/" && previous?.kind === "word" && next && next.kind !== "mark") cut("list", true);
      else if (isSpacedDash(token, previous, next)) cut("aside");
      else if (["-", "/", "×", "*", "–"].includes(norm)) part.tokens.push(token);
      else cut("list", norm === "\n" || norm === "+" || norm === ";");
    } else if (token.kind !== "word" || isInName(token, previous)) part.tokens.push(token);
    else if (norm === "and" && isMixedNumber(plain, i)) continue;
    else if (JOINING.list.has(norm) || isOnly(part, norm)) cut("list", norm === "plus" && endsFood(previous));
    else if (isDenied(norm, next?.norm) && previous) {
      part.tokens.pop();
      cut("without");
      part.tokens.push(previous);
    } else if (JOINING.without.has(norm) || (norm === "other" && next?.norm === "than")) {
      cut("without");
      part.excluding = norm === "excluding" || norm === "except";
    } else if (norm === "to" && isAdding) {
      part.addedTo = true;
      cut("list");
    } else if (norm === "that" && JOINING.having.has(next?.norm ?? "")) cut("with");
    else if (norm === "at" && next?.kind === "number") cut("about");
    else if (JOINING.with.has(norm) || JOINING.about.has(norm)) {
      const verb = previous?.kind === "word" ? previous.norm : "";
      const isMade = JOINING.making.has(verb);
      const isDrunk = part.tokens.slice(-3).some((word) => JOINING.washing.has(word.norm));
      if ((isMade && !COOKED.has(verb)) || JOINING.adding.has(verb)) part.tokens.pop();
      const isCooked = COOKED.has(verb);
      cut(isDrunk ? "list" : isMade ? "made" : JOINING.about.has(norm) ? "about" : "with");
      part.on = norm === "on";
      part.cooked = isCooked;
      if (previous && JOINING.mixing.has(previous.norm) && parts.length > 0) part.mixed = true;
    } else part.tokens.push(token);
    if (parts.length >= MAX_PARTS) break;
  }
  if (part.tokens.length > 0) parts.push(part);
  return foodsIn(parts);
};

const foodsIn = (parts: Part[]): Part[] =>
  withAmountsBefore(withAdditionsLast(parts))
    .map(withFatFirst)
    .flatMap(listedFoods)
    .flatMap(unjoinedFoods)
    .slice(0, MAX_PARTS)
    .map(trimmed)
    .filter((p) => p.tokens.length > 0)
    .map((p, i) => (i === 0 && p.join === "aside" ? { ...p, join: "list" as const } : p));

/** "Cottage cheese 1 cup 2%" is a cup of 2% cottage cheese. */
const withFatFirst = (part: Part): Part => {
  const { tokens } = part;
  const at = tokens.findIndex(({ norm }, i) => norm.endsWith("%") && !namesFood(tokens[i + 1]));
  const food = tokens.slice(0, Math.max(at, 0)).findLastIndex(namesFood);
  const fat = tokens[at];
  return fat && food >= 0 ? { ...part, tokens: tokens.toSpliced(at, 1).toSpliced(food, 0, fat) } : part;
};
