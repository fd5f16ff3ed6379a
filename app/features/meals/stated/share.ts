import { unitOfWord } from "~/features/foods/language/quantity";
import { FRACTIONS } from "~/features/foods/language/spoken-numbers";
import { HEADINGS, stem, wordSet } from "~/features/foods/language/words";
import type { FigureRun } from "./figures";
import { isGlue } from "./figures";
import {
  ABOUT,
  ARTICLES,
  EATEN,
  ENTIRE,
  energyUnitOf,
  isNaming,
  LEFT,
  MINE,
  numberIn,
  OF,
  ONLY,
  PARTS,
  PER,
  PERCENT,
  type Piece,
  SERVINGS,
  type Stretch,
  TOTALS,
} from "./pieces";

/** What was eaten of a whole, as a text says it. */
export type Share = {
  share: number;
  /** So many make the whole. */
  servings?: number;
  /** So many of the servings were eaten, if that is how it was said. */
  eaten?: number;
  grams?: number;
  isRecipe?: boolean;
  /** The dish is named in `said`, and what stands before it is another food. */
  isNamed?: boolean;
  /** The stretch that names the whole, or only the food at its end or beginning. */
  of: Stretch;
  only?: "first" | "last";
  /** The words that say it, which name no food. */
  said: readonly Stretch[];
};

export type Found<T> = T & { first: number; next: number };

const SERVINGS_MAX = 100;

export const wholeNumber = (piece: Piece | undefined): number | undefined => {
  const number = piece && numberIn(piece);
  return number !== undefined && Number.isInteger(number) && number <= SERVINGS_MAX ? number : undefined;
};

export const isEndOfClause = (piece: Piece | undefined): boolean =>
  piece === undefined || (piece.kind === "mark" && /[.,;:!?()+&\n–—-]/.test(piece.plain));

const AND = wordSet(
  "and und et y e en plus but aber mais pero ma maar mas then dann puis with mit avec con met com",
);
export const isJoining = (piece: Piece | undefined): boolean =>
  isEndOfClause(piece) || AND.has(piece?.plain ?? "");

export const isWithin = (i: number, { first, next }: Found<object>): boolean => i >= first && i < next;

export type Fraction = Found<{ share: number; parts?: number }>;

/** "1/6", "½", "a third", "two thirds", "25 %". */
export function fractionAt(pieces: readonly Piece[], i: number): Fraction | undefined {
  const [piece, second, third] = pieces.slice(i, i + 3);
  if (!piece) return undefined;
  const found = (share: number, next: number, parts?: number) =>
    share >= 1 / SERVINGS_MAX && share < 1 ? { share, parts, first: i, next } : undefined;
  if (piece.kind === "number") {
    if (second?.plain === "/" && third?.kind === "number" && third.value > 0)
      return found(piece.value / third.value, i + 3, third.value);
    if (PERCENT.has(second?.plain ?? "")) return found(piece.value / 100, i + 2);
    if (piece.value < 1) return found(piece.value, i + 1);
  }
  const other = OTHERS.has(piece.plain) ? fractionAt(pieces, i + 1) : undefined;
  if (other) return { ...other, first: i };
  // "A quart of milk" is no quarter.
  if (/^quarts?$/.test(piece.plain) && second?.plain === "of") return undefined;
  const one = FRACTIONS.get(piece.plain);
  const skipped = /^(?:parte|part)$/.test(second?.plain ?? "") ? 1 : 0;
  if (one !== undefined) return found(one, i + 1 + skipped, Math.round(1 / one));
  const of =
    /^quarts?$/.test(second?.plain ?? "") && third?.plain === "of"
      ? undefined
      : FRACTIONS.get(second?.plain ?? "");
  const count = numberIn(piece) ?? (MINE.has(piece.plain) ? 1 : undefined);
  if (of === undefined || count === undefined || count < 1) return undefined;
  const more = /^(?:parte|part)$/.test(third?.plain ?? "") ? 1 : 0;
  return found(count * of, i + 2 + more, Math.round(1 / of));
}

const OTHERS = wordSet(
  "other last remaining andere letzte autre dernier otra ultimo altra ultima outra laatste",
);

export const gramsAt = (
  pieces: readonly Piece[],
  i: number,
): { amount: number; isFluid: boolean } | undefined => {
  const number = pieces[i];
  const unit = unitOfWord(stem(pieces[i + 1]?.plain ?? ""));
  const size = unit?.grams ?? unit?.ml;
  if (number?.kind !== "number" || size === undefined || !(number.value > 0)) return undefined;
  return { amount: number.value * size, isFluid: unit?.grams === undefined };
};

/** Two weights or more make a recipe. */
export const isRecipe = (pieces: readonly Piece[], min = 2): boolean =>
  pieces.filter((_, i) => gramsAt(pieces, i) !== undefined && !isPer(pieces[i - 1])).length >= min;

const isPer = (piece: Piece | undefined): boolean => PER.has(piece?.plain ?? "") || piece?.plain === "/";

/** The sentence before `found` that names the whole, or what comes after it. */
export function wholeBefore(
  pieces: readonly Piece[],
  { first, next }: Found<object>,
  part: Found<object>,
): Stretch {
  const outside = (i: number) => !isWithin(i, part);
  // "Banana bread, makes 10, ate 2: 3 bananas …" lists after the colon what it is made of.
  const end = Math.max(next, part.next);
  const colon = pieces[end]?.plain === ")" ? end + 1 : end;
  if (pieces[colon]?.plain === ":" && pieces.slice(colon).some(isNaming))
    return stretchOf(pieces, { first: colon + 1, next: pieces.length });
  const isBefore = pieces.slice(0, first).some((piece, i) => outside(i) && isFood(piece));
  if (!isBefore) return stretchOf(pieces, { first: next < pieces.length ? next : 0, next: pieces.length });
  let start = first;
  let isNamed = false;
  // "A banana\na 400 g pizza, ate half" is half of the pizza.
  const line = isRecipe(pieces)
    ? -1
    : pieces.slice(0, first).findLastIndex(({ plain }) => /^[\n;]$/.test(plain));
  const isOfLine = pieces.slice(line + 1, first).some((piece, i) => outside(i + line + 1) && isFood(piece));
  const least = isOfLine ? line + 1 : isRecipe(pieces) ? 0 : lineOfWhole(pieces, line, part);
  for (let i = first - 1; i >= least && !(isNamed && isSentenceEnd(pieces, i)); i -= 1) {
    isNamed ||= outside(i) && isFood(pieces[i]);
    start = i;
  }
  return stretchOf(pieces, { first: start, next: first });
}

/** The line with "serves 4" or "the whole cake": of "an apple\nthe whole cake has 800 kcal\nate 1/4" the apple is none of it. */
function lineOfWhole(pieces: readonly Piece[], before: number, part: Found<object>): number {
  let end = before;
  while (end > 0) {
    const start = pieces.slice(0, end).findLastIndex(({ plain }) => /^[\n;]$/.test(plain)) + 1;
    const line = pieces.slice(start, end);
    const isSaid =
      isWithin(part.first, { first: start, next: end }) ||
      line.some(({ plain }) => ENTIRE.has(plain) || TOTALS.has(plain));
    const isNamed = line.some((piece, i) => !isWithin(start + i, part) && isFood(piece));
    if (isSaid && isNamed) return start;
    end = start - 1;
  }
  return 0;
}

export const isFood = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  isNaming(piece) &&
  energyUnitOf(piece.plain) === undefined &&
  !EATEN.has(piece.plain) &&
  !LEFT.has(piece.plain);

const isSentenceEnd = (pieces: readonly Piece[], i: number): boolean => {
  const [mark, after] = pieces.slice(i, i + 2);
  if (mark?.plain === "\n") return after?.plain === "\n";
  return /^[.!?]$/.test(mark?.plain ?? "") && after?.start !== mark?.end;
};

export const stretchOf = (
  pieces: readonly Piece[],
  { first, next }: { first: number; next: number },
): Stretch => {
  const start = pieces[first]?.start ?? pieces.at(-1)?.end ?? 0;
  return { start, end: Math.max(start, pieces[next - 1]?.end ?? start) };
};

/** "3 of 8 slices", "2 parts sur 8", and with its `named` food between "une part de quiche sur 8". */
export function partsAt(
  pieces: readonly Piece[],
  i: number,
): Found<{ eaten: number; servings: number; named?: Found<object> }> | undefined {
  const isOfPart = isPartNoun(pieces[i + 1]);
  const eaten =
    pieces[i]?.kind === "number" && pieces[i].value >= 1 ? pieces[i].value : wholeNumber(pieces[i]);
  const named = eaten && isOfPart ? namedPartAt(pieces, i + 2) : undefined;
  const of = named?.next ?? (isOfPart ? i + 2 : i + 1);
  let at = of;
  while (
    OF.has(pieces[at]?.plain ?? "") ||
    (at > of && ARTICLES.has(pieces[at]?.plain ?? "") && numberIn(pieces[at] as Piece) === undefined)
  )
    at += 1;
  const servings = at > of ? wholeNumber(pieces[at]) : undefined;
  if (!eaten || !servings || eaten >= servings) return undefined;
  const noun = pieces[at + 1];
  const isPart = isPartNoun(noun) || (of > i + 1 && OF.has(noun?.plain ?? ""));
  const isDigits = (pieces[i]?.kind === "number" || named) && pieces[at]?.kind === "number";
  const isEaten = EATEN.has(noun?.plain ?? "");
  if (!isPart && !((isDigits || isOfPart) && (isEaten || isEndOfClause(noun)))) return undefined;
  let first = i;
  while (first > 0 && (EATEN.has(pieces[first - 1]?.plain ?? "") || ONLY.has(pieces[first - 1]?.plain ?? "")))
    first -= 1;
  return { eaten, servings, named, first, next: isPartNoun(noun) || isEaten ? at + 2 : at + 1 };
}

/** The "quiche" between "une part de" and "sur 8". */
function namedPartAt(pieces: readonly Piece[], from: number): Found<object> | undefined {
  const first = foodAt(pieces, from);
  let next = first;
  while (
    next < first + LONGEST_TITLE &&
    pieces[next]?.kind === "word" &&
    !OF_SO_MANY.has(pieces[next]?.plain ?? "")
  )
    next += 1;
  return first > from && next > first && OF_SO_MANY.has(pieces[next]?.plain ?? "")
    ? { first, next }
    : undefined;
}
const OF_SO_MANY = wordSet("sur su von van out");

export const isPartNoun = (piece: Piece | undefined): boolean =>
  piece?.kind === "word" && (PARTS.has(piece.plain) || SERVINGS.has(piece.plain));

export const isOfParts = (pieces: readonly Piece[], i: number): boolean =>
  PARTS.has(pieces[i]?.plain ?? "") && !OF.has(pieces[i + 1]?.plain ?? "");

export function colonAfter(pieces: readonly Piece[], from: number): number | undefined {
  const length = pieces.slice(from, from + LONGEST_TITLE).findIndex(({ kind }) => kind !== "word");
  const isColon = length > 0 && pieces[from + length]?.plain === ":";
  return isColon && pieces.slice(from + length).some(isNaming) ? from + length : undefined;
}
const LONGEST_TITLE = 6;

export const isPortion = (pieces: readonly Piece[], i: number): boolean => {
  const noun = pieces[i + 1];
  return noun === undefined || noun.kind === "mark" || SERVINGS.has(noun.plain) || /^inch/.test(noun.plain);
};

export function foodAt(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (OF.has(pieces[at]?.plain ?? "") || /^['’-]$/.test(pieces[at]?.plain ?? "")) at += 1;
  while (ARTICLES.has(pieces[at]?.plain ?? "") || ENTIRE.has(pieces[at]?.plain ?? "")) at += 1;
  const isOfDay = /^(?:yesterday|night)$/.test(pieces[at]?.plain ?? "") && pieces[at + 2]?.plain === "s";
  return isOfDay ? at + 3 : at;
}

/** The figures of "lasagna (1/2 of 800 kcal)". */
export const isFigure = (pieces: readonly Piece[], i: number): boolean =>
  energyUnitOf(pieces[i + 1]?.plain) !== undefined && !(pieces[i + 2] && isNaming(pieces[i + 2] as Piece));

/** From "nutrition facts:" or "macros are" before the figures. */
export function headingBefore(pieces: readonly Piece[], first: number): number {
  let start = first;
  for (let i = first - 1; i >= Math.max(0, first - MAX_BEFORE); i -= 1) {
    const piece = pieces[i] as Piece;
    const isHead = HEADINGS.has(piece.plain);
    if (!isHead && !isGlue(piece) && !PER.has(piece.plain)) break;
    if (isHead) start = i;
  }
  while (start < first && (isOpening(pieces[start - 1]) || HEADED.has(pieces[start - 1]?.plain ?? "")))
    start -= 1;
  return start;
}
const HEADED = new Set(["per", "the", "with", "from", "laut", "mit", "selon", "avec", "con", "met", "com"]);

export const isNamedBefore = (pieces: readonly Piece[], i: number, end = i - 1): boolean => {
  const word = pieces[i];
  if (word?.kind !== "word" || !isNaming(word)) return false;
  const root = stem(word.plain);
  return pieces.slice(0, end).some(({ kind, plain }) => kind === "word" && stem(plain) === root);
};

export const isEnd = (piece: Piece | undefined): boolean =>
  piece === undefined ||
  (piece.kind === "mark" ? /^[.,;:!?)\n+&\]]$/.test(piece.plain) : LIST_WORDS.has(piece.plain));

export const isOpening = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.kind === "mark" ? OPENING.has(piece.plain) : ABOUT.has(piece.plain));

const OPENING = new Set([..."~≈±<>([:=*–—-|•·"]);

export const LIST_WORDS = new Set(["and", "und", "et", "y", "e", "en", "plus", "then", "dann", "puis"]);

export const MAX_BEFORE = 10;

export const TIMES = new Set(["x", "×", "*", "times", "mal", "fois", "veces", "volte", "keer", "vezes"]);
const TWICE = new Map(
  Object.entries({
    2: "twice zweimal tweemaal",
    3: "thrice dreimal driemaal",
    4: "viermal viermaal",
  }).flatMap(([times, words]) => words.split(" ").map((word) => [word, Number(times)] as const)),
);
const TIMES_MAX = 50;

/** "250 kcal x2", "250 kcal, 2x", "250 kcal two times"; before it "2x 250 kcal". */
export function readTimes(
  marked: FigureRun & { per?: unknown; total: boolean; times?: number },
  pieces: readonly Piece[],
): void {
  if (marked.per || marked.total) return;
  let at = marked.next;
  while (pieces[at]?.plain === "," || pieces[at]?.plain === "(") at += 1;
  const [one, other] = pieces.slice(at, at + 2);
  const number = TIMES.has(one?.plain ?? "") ? other : TIMES.has(other?.plain ?? "") ? one : undefined;
  const twice = isEnd(other) ? TWICE.get(one?.plain ?? "") : undefined;
  const isNext = number !== undefined && isEnd(pieces[at + 2]);
  const [count, x] = pieces.slice(marked.first - 2, marked.first);
  const isBefore = marked.first >= 2 && TIMES.has(x?.plain ?? "") && count !== undefined;
  const times = twice ?? (isNext ? timesSaid(number) : isBefore ? timesSaid(count) : undefined);
  if (times === undefined) return;
  marked.times = times;
  if (twice) marked.next = at + 1;
  else if (isNext) marked.next = isClosing(pieces[at + 2]) ? at + 3 : at + 2;
  else marked.first -= 2;
}

export const timesSaid = (piece: Piece): number | undefined => {
  const number = numberIn(piece);
  return number !== undefined && number > 0 && number <= TIMES_MAX ? number : undefined;
};

export const isClosing = (piece: Piece | undefined): boolean => piece?.plain === ")" || piece?.plain === "]";

export const afterOf = (pieces: readonly Piece[], from: number): number => {
  let next = from;
  while (OF.has(pieces[next]?.plain ?? "")) next += 1;
  return next;
};
