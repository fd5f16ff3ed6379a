import { FRACTIONS } from "~/features/foods/language/spoken-numbers";
import { stem, wordSet } from "~/features/foods/language/words";
import { type FigureRun, isGlue, type Per } from "./figures";
import { wholeSaidAt } from "./marks";
import {
  ARTICLES,
  EACH,
  EATEN,
  ENTIRE,
  energyUnitOf,
  exactUnitOf,
  FOR,
  HAVING,
  isNaming,
  LEFT,
  MAKES,
  MY,
  numberIn,
  OF,
  ONLY,
  PER,
  PERSONS,
  type Piece,
  SERVINGS,
  servingSizeAt,
  TOTALS,
  VESSELS,
  WHOLE,
  weightOf,
} from "./pieces";
import {
  type Found,
  fractionAt,
  gramsAt,
  isEnd,
  isEndOfClause,
  isFood,
  isJoining,
  isNamedBefore,
  isOpening,
  isPartNoun,
  isRecipe,
  MAX_BEFORE,
  partsAt,
  type Share,
  TIMES,
  wholeNumber,
} from "./share";

type Part = Found<{
  share?: number;
  count?: number;
  servings?: number;
  isOfServing: boolean;
  isSaid?: boolean;
}>;

const LONGEST = 9;

/** "I had one portion", "4 gegessen", "left a third of it", "my share was 2/3"; no food of its own is in it. */
export function partEatenAt(pieces: readonly Piece[], i: number, isKnown: boolean): Part | undefined {
  const times = timesFraction(pieces, i);
  if (times) return times;
  const isVerb = [EATEN, LEFT].some((verbs) => verbs.has(pieces[i]?.plain ?? ""));
  // "Frozen pizza 1/2, the whole 850 kcal".
  const isBehind = isFood(pieces[i - 1]) && wholeSaidAt(pieces, fractionAt(pieces, i)?.next ?? 0);
  const isStart = isJoining(pieces[i - 1]) || isVerb || isBehind;
  if (!isStart || isEndOfClause(pieces[i])) return undefined;
  let at = i;
  while (at < i + LONGEST && !isQuantity(pieces, at) && isFilling(pieces, at)) at += 1;
  const quantity = pieces[at];
  const part = partsAt(pieces, at);
  const fraction = part ? undefined : fractionAt(pieces, at);
  const count = part?.eaten ?? (fraction || !quantity ? undefined : numberIn(quantity));
  const isMeasure = gramsAt(pieces, at) || energyUnitOf(pieces[at + 1]?.plain) !== undefined;
  if (at === i + LONGEST || isMeasure || (!fraction && !(count && count > 0))) return undefined;
  const half = isHalfMore(pieces, at + 1) ? 1 / 2 : 0;
  const from = part?.next ?? fraction?.next ?? (half ? endOfHalf(pieces, at + 1) : at + 1);
  const next = tailEnd(pieces, from);
  const before = pieces.slice(i, at);
  const tail = pieces.slice(from, next);
  const has = (words: ReadonlySet<string>) => [...before, ...tail].some(({ plain }) => words.has(plain));
  const isPart = tail.some(isPartNoun) || isNamedBefore(pieces, from);
  const isLeft = has(LEFT) || before.some(({ plain }) => PERSONS.has(plain) || NOT.has(plain));
  const isOfServing = fraction !== undefined && tail.some(({ plain }) => SERVINGS.has(plain));
  const isSaid =
    has(EATEN) ||
    before.some(({ plain }) => MY.has(plain)) ||
    isLeft ||
    has(MYSELF) ||
    (tail.length > 0 && OF.has(tail[0]?.plain ?? "")) ||
    part !== undefined;
  const isAlone = isKnown && (fraction?.parts ?? 0) > 1 && isEndOfClause(pieces[next]);
  if (!isJoining(pieces[next]) || !(isSaid || isOfServing || isAlone || (isKnown && isPart && !fraction)))
    return undefined;
  const share = fraction && (isLeft ? 1 - fraction.share : fraction.share);
  const eaten = count && isLeft && part ? part.servings - count : count && count + half;
  return { share, count: eaten, servings: part?.servings, isOfServing, isSaid, first: i, next };
}

/** The "and a half" of "had two and a half". */
const endOfHalf = (pieces: readonly Piece[], i: number): number =>
  ARTICLES.has(pieces[i + 1]?.plain ?? "") ? i + 3 : i + 2;
const isHalfMore = (pieces: readonly Piece[], i: number): boolean =>
  isJoining(pieces[i]) && FRACTIONS.get(pieces[endOfHalf(pieces, i) - 1]?.plain ?? "") === 1 / 2;

/** "1600 kcal x 1/4", "1800 kcal / 6": a part of the figures before it. */
function timesFraction(pieces: readonly Piece[], i: number): Part | undefined {
  const isBehind = energyUnitOf(pieces[i - 1]?.plain) !== undefined || TOTALS.has(pieces[i - 1]?.plain ?? "");
  const plain = pieces[i]?.plain ?? "";
  const after = pieces[i + 2];
  const isDivision =
    /^[/÷]$/.test(plain) && (isEndOfClause(after) || after?.plain === "=" || isPartNoun(after));
  const servings = isDivision ? wholeNumber(pieces[i + 1]) : undefined;
  const fraction = TIMES.has(plain) ? fractionAt(pieces, i + 1) : undefined;
  const share = servings && servings > 1 ? 1 / servings : fraction?.share;
  if (!isBehind || !share) return undefined;
  return { share, isOfServing: false, first: i, next: fraction?.next ?? i + 2 };
}

const OTHER = wordSet("other andere anderen autre otra otro altra altro outra outro");
const NOT = wordSet("t not nicht niet pas");
const MYSELF = wordSet("me myself mine mich each davon daarvan");

const ONE = wordSet("a an single small large big generous");
const isQuantity = (pieces: readonly Piece[], i: number): boolean =>
  fractionAt(pieces, i) !== undefined ||
  (ONE.has(pieces[i]?.plain ?? "") &&
    (isPartNoun(pieces[i + 1]) || (ONE.has(pieces[i + 1]?.plain ?? "") && isPartNoun(pieces[i + 2])))) ||
  (!ONLY.has(pieces[i]?.plain ?? "") &&
    pieces[i] !== undefined &&
    numberIn(pieces[i] as Piece) !== undefined);

function isFilling(pieces: readonly Piece[], i: number): boolean {
  const piece = pieces[i];
  if (piece?.kind === "mark") return /^['’~]$/.test(piece.plain) || MYSELF.has(pieces[i - 1]?.plain ?? "");
  if (!piece || FOR.has(piece.plain) || MAKES.has(piece.plain)) return false;
  const isShare = MY.has(pieces[i - 1]?.plain ?? "") && isPartNoun(piece);
  return (
    !isNaming(piece) || isShare || [EATEN, LEFT, ONLY, PERSONS, OTHER].some((words) => words.has(piece.plain))
  );
}

function tailEnd(pieces: readonly Piece[], from: number): number {
  let next = from;
  while (next < from + LONGEST && isInTail(pieces, next)) next += 1;
  return next;
}

const isInTail = (pieces: readonly Piece[], i: number): boolean => {
  const piece = pieces[i];
  if (piece?.kind !== "word" || isJoining(piece)) return false;
  return (
    (!isNaming(piece) && (numberIn(piece) === undefined || ARTICLES.has(piece.plain))) ||
    [EATEN, LEFT, WHOLE, ONE, PERSONS].some((words) => words.has(piece.plain)) ||
    isPartNoun(piece) ||
    isNamedBefore(pieces, i)
  );
};

/** Where "I burned 300 kcal" and "goal: 2000 kcal" begin, which tell of nothing eaten. */
export function uneatenAt(pieces: readonly Piece[], first: number, from: number): number | undefined {
  let at = first - 1;
  while (at > from && isBeforeFigure(pieces[at] as Piece)) at -= 1;
  return at >= from && UNEATEN.has(pieces[at]?.plain ?? "") ? at : undefined;
}

const isBeforeFigure = (piece: Piece): boolean =>
  isOpening(piece) || (piece.kind === "word" && !isNaming(piece) && !UNEATEN.has(piece.plain));

const UNEATEN = wordSet(
  `burn burned burnt burning goal target limit allowance budget verbrannt verbrenne ziel limite objectif brule brulees
   quemado queme quemadas objetivo bruciato obiettivo verbrand doel queimei queimado`,
);

/** Behind the "each", "l'uno" or "das Stück" that follows figures. */
export function behindEach(pieces: readonly Piece[], i: number): number | undefined {
  const [one, two, three] = pieces.slice(i, i + 3);
  if (EACH.has(one?.plain ?? "")) return EACH.has(two?.plain ?? "") ? i + 2 : i + 1;
  if (one?.plain === "l" && EACH.has(three?.plain ?? "")) return i + 3;
  return ARTICLES.has(one?.plain ?? "") && isPartNoun(two) && isEndOfClause(three) ? i + 2 : undefined;
}

/** "3 cookies at 95 kcal", "2 Riegel à 205 kcal", "2 broodjes van 350 kcal". */
export function isEachMark(pieces: readonly Piece[], i: number, text: string): boolean {
  const { plain, start, end } = pieces[i] as Piece;
  if (EACH.has(plain) || ["at", "da", "@"].includes(plain)) return true;
  const isCounted = pieces.slice(Math.max(0, i - 3), i - 1).some((piece) => (numberIn(piece) ?? 0) > 1);
  const isOfCounted = OF.has(plain) && isCounted && isFood(pieces[i - 1]);
  return isOfCounted || text.slice(start, end).toLowerCase() === "à";
}

/** Of each of as many as were eaten: "yaourt 110 kcal le pot". */
export const isEachPack = (pieces: readonly Piece[], next: number): boolean =>
  ARTICLES.has(pieces[next]?.plain ?? "") && packSaidAfter(pieces, next) === next + 2;

const OF_ONE = wordSet("da de di van von of at a");

/** Figures of one of several, as "each" and "per slice". */
export const isOfOne = (pieces: readonly Piece[], runs: readonly FigureRun[]): boolean =>
  runs.length === 1 &&
  (runs.some(({ first, next }) => OF_ONE.has(pieces[first - 1]?.plain ?? "") || isEachPack(pieces, next)) ||
    pieces.some(
      ({ plain }, i) =>
        EACH.has(plain) ||
        (PER.has(plain) && isPartNoun(pieces[i + 1])) ||
        (plain === "a" && PIECES_EACH.has(pieces[i + 1]?.plain ?? "")),
    ));

/** From "the whole thing is" or, where a cake was named before, "whole cake" before its figures. */
export function wholeSaidBefore(pieces: readonly Piece[], first: number): number {
  let start = first - 1;
  while (
    start > 0 &&
    (isGlue(pieces[start] as Piece) || isOpening(pieces[start])) &&
    pieces[start]?.plain !== "\n"
  )
    start -= 1;
  const named = start;
  while (
    start > named - 3 &&
    (WHOLE.has(pieces[start]?.plain ?? "") ||
      VESSELS.has(pieces[start]?.plain ?? "") ||
      isNamedBefore(pieces, start)) &&
    !ENTIRE.has(pieces[start]?.plain ?? "")
  )
    start -= 1;
  if (start < 0 || !ENTIRE.has(pieces[start]?.plain ?? "")) return first;
  if (VESSELS.has(pieces[start - 1]?.plain ?? "")) return start - 1;
  return ARTICLES.has(pieces[start - 1]?.plain ?? "") ? start - 1 : start;
}

/** Behind "for the whole cake", "for all of it" after figures. */
export function wholeSaidAfter(pieces: readonly Piece[], next: number): number {
  let end = packSaidAfter(pieces, next);
  if (end > next) return end;
  while (end < next + MAX_BEFORE && (isOfAll(pieces[end]) || isNamedBefore(pieces, end, next))) end += 1;
  const words = pieces.slice(next, end);
  const isWhole = words.some(({ plain }) => ENTIRE.has(plain) || ALL.has(plain));
  return isWhole && (isEnd(pieces[end]) || isEndOfClause(pieces[end])) ? end : next;
}

/** Behind the "container" of "curry, 1500 kcal container" and the "in the box" of "2400 kcal in the box". */
function packSaidAfter(pieces: readonly Piece[], next: number): number {
  let end = next;
  while (end < next + 3 && isBeforePack(pieces[end])) end += 1;
  const isPack = VESSELS.has(pieces[end]?.plain ?? "") && isEnd(pieces[end + 1]);
  return isPack ? end + 1 : next;
}
const IN = wordSet("in im nel nella dans en no na for per the");
const isBeforePack = (piece: Piece | undefined): boolean =>
  piece?.kind === "word" && [IN, ARTICLES, ENTIRE].some((words) => words.has(piece.plain));

const ALL = wordSet("all everything lot it alles tout todo tutto tudo");
const isOfAll = (piece: Piece | undefined): boolean =>
  piece?.kind === "word" && [ALL, ENTIRE, WHOLE, ARTICLES, FOR, OF].some((words) => words.has(piece.plain));

/** The fries of "burger and fries, ate half the fries". */
export function namedPart(
  pieces: readonly Piece[],
  { first, next }: Found<object>,
): Found<object> | undefined {
  const named = pieces
    .slice(first, next)
    .filter((piece, i) => isFood(piece) && !isPartNoun(piece) && isNamedBefore(pieces, first + i, first));
  const [word] = named;
  if (!word || isRecipe(pieces)) return undefined;
  const at = pieces.slice(0, first).findIndex((piece) => stem(piece.plain) === stem(word.plain));
  let start = at;
  while (start > 0 && !isJoining(pieces[start - 1])) start -= 1;
  let end = at;
  while (end < first && !isJoining(pieces[end])) end += 1;
  return start > 0 ? { first: start, next: end } : undefined;
}

/** The 12 of "12 muffins, 180 kcal each" before "ate 2". */
export function countedBefore(pieces: readonly Piece[], first: number, count: number) {
  for (let i = first - 1; i >= 0; i -= 1) {
    const servings = wholeNumber(pieces[i]);
    const noun = pieces[i + 1];
    if (
      servings &&
      servings > count &&
      !pieces.slice(Math.max(0, i - 3), i).some((_, k) => servingSizeAt(pieces, Math.max(0, i - 3) + k)) &&
      noun &&
      (isNaming(noun) || isPartNoun(noun)) &&
      energyUnitOf(noun.plain) === undefined
    )
      return { servings, first: i };
  }
  return undefined;
}

/** "Cheddar 100 g = 400 kcal, I ate 40 g". */
export function readLabel(marked: FigureRun & { per?: Per }, pieces: readonly Piece[]): void {
  const from = behindFood(pieces, marked.first, 2);
  const [number, unit] = pieces.slice(from - 2, from);
  const isLabel = number?.value === LABEL && (unit?.plain === "ml" || weightOf(unit?.plain) === 1);
  const after = pieces.slice(marked.next, marked.next + MAX_BEFORE);
  const eaten = after.findIndex(({ plain }) => EATEN.has(plain));
  const isEaten =
    eaten >= 0 && after.slice(eaten).some(({ plain }) => plain === "ml" || weightOf(plain) === 1);
  if (!unit || marked.first < 2 || !isLabel || !isEaten) return;
  marked.per ??= { amount: LABEL, unit: exactUnitOf(unit) ?? "g" };
  marked.first = from - 2;
}
const LABEL = 100;

/** With the "that has" of "a quiche that has 400 kcal and a coffee". */
export function behindFood(pieces: readonly Piece[], first: number, from: number): number {
  let start = first;
  while (start > from && HAVING.has(pieces[start - 1]?.plain ?? "")) start -= 1;
  return start;
}

export const PIECES_EACH = wordSet(
  "piece pop bar slice cookie serving portion vasetto pezzo fetta barretta lattina",
);

/** "Half of a pizza shared with a friend" is that half. */
export function halfShared(pieces: readonly Piece[], share: Share | undefined): Share | undefined {
  const isSaid = pieces.some(({ start }, i) => {
    const half = share && start < share.of.end && start >= share.of.start ? fractionAt(pieces, i) : undefined;
    return half?.share === share?.share && OF_WHAT.test(pieces[half?.next ?? -1]?.plain ?? "");
  });
  return share && isSaid ? { ...share, share: 1, servings: undefined } : share;
}
const OF_WHAT = /^(?:of|de|du|d|di|del|della|van|von|vom|einer|eines|der|des|da|do)$/;
