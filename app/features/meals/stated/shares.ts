import { unitOfWord } from "~/features/foods/language/quantity";
import { stem, wordSet } from "~/features/foods/language/words";
import { alsoShared } from "~/features/meals/meant";
import { countedBefore, halfShared, isOfOne, namedPart, partEatenAt } from "./clauses";
import { companyShare, sharedAt } from "./company";
import { piecesEaten, weightShare, wholeAt } from "./eaten-share";
import { type FigureRun, figureRuns, isGlue } from "./figures";
import { GENITIVES, isPack, WORDS_MAX, weighedWhole } from "./marks";
import {
  ARTICLES,
  blanked,
  ENTIRE,
  HAVING,
  isNaming,
  MAKES,
  MY,
  OF,
  PEOPLE,
  type Piece,
  piecesOf,
  TOTALS,
  WHOLE,
} from "./pieces";
import { countedShare, listOfDish, recipeShare, shareOfPot } from "./recipes";
import {
  afterOf,
  colonAfter,
  type Found,
  type Fraction,
  foodAt,
  fractionAt,
  gramsAt,
  isFigure,
  isFood,
  isJoining,
  isPartNoun,
  isPortion,
  isRecipe,
  isWithin,
  partsAt,
  type Share,
  stretchOf,
  wholeBefore,
} from "./share";

/** "A quarter of a quiche that has 1600 kcal", "½ Pizza mit 900 kcal": the figures are those of the whole. */
function figuredShare(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  const fractions = pieces.flatMap((_, i) =>
    isBeginning(pieces[i - 1]) ? (fractionAt(pieces, i) ?? []) : [],
  );
  for (const fraction of fractions) {
    const food = foodAt(pieces, fraction.next);
    const run = runs.find(({ first }) => first >= food);
    if (!run || run.first - food > WORDS_MAX || !isNamed(pieces, food, run.first)) continue;
    const of = pieces[fraction.next]?.plain ?? "";
    const isOfIt = (OF.has(of) || GENITIVES.has(of)) && pieces[run.first - 1]?.plain === "(";
    if (!isOfIt && !isOfWhole(pieces, run, food)) continue;
    return {
      share: fraction.share,
      servings: fraction.parts,
      of: stretchOf(pieces, { first: food, next: pieces.length }),
      only: "first",
      said: [stretchOf(pieces, { first: fraction.first, next: food })],
    };
  }
  return undefined;
}

const isBeginning = (piece: Piece | undefined): boolean => piece === undefined || piece.kind !== "number";

/** One food and no measure of it: "half a cup of rice" is no part of a whole. */
function isNamed(pieces: readonly Piece[], from: number, next: number): boolean {
  const isInches = (i: number) => pieces[i]?.kind === "number" && INCHES.has(pieces[i + 1]?.plain ?? "");
  const start = gramsAt(pieces, from) ? from + 2 : from;
  const words = pieces.slice(start, next).filter((_, i) => !isInches(start + i) && !isInches(start + i - 1));
  const [first] = words;
  if (first?.kind !== "word" || isPartNoun(first)) return false;
  if (!isPack(first) && (!isNaming(first) || unitOfWord(stem(first.plain)))) return false;
  // "The whole pie is 900 kcal" may be a sentence of its own.
  return words.every(
    ({ kind, plain }, i) =>
      kind !== "number" &&
      (!/^[.;\n:+]$/.test(plain) || words.slice(i + 1, i + 3).some((word) => ENTIRE.has(word.plain))),
  );
}

const INCHES = wordSet('" ” ″ - inch inches cm');

/** "That has 1600 kcal", "(1600 kcal in total)"; "half a pizza, 450 kcal" is what was eaten. */
function isOfWhole(pieces: readonly Piece[], { first, next }: FigureRun, from: number): boolean {
  if (TOTALS.has(pieces[first - 1]?.plain ?? "")) return true;
  let before = first - 1;
  while (before > 0 && !ENTIRE.has(pieces[before]?.plain ?? "") && isOfWholeSaid(pieces, before, from))
    before -= 1;
  const isHad = HAVING.has(pieces[before]?.plain ?? "") || ENTIRE.has(pieces[before]?.plain ?? "");
  const line = pieces.slice(next, next + WORDS_AFTER);
  const end = line.findIndex(({ plain }) => plain === "\n");
  return (
    isHad ||
    pieces.slice(from, first).some((piece, i) => i > 0 && isPack(piece)) ||
    line
      .slice(0, end < 0 ? undefined : end)
      .some(
        (piece) =>
          ENTIRE.has(piece.plain) || TOTALS.has(piece.plain) || piece.plain === "all" || isPack(piece),
      )
  );
}

const WORDS_AFTER = 4;

const isOfWholeSaid = (pieces: readonly Piece[], i: number, from: number): boolean =>
  isAround(pieces[i]) ||
  WHOLE.has(pieces[i]?.plain ?? "") ||
  pieces.slice(from, i - 1).some(({ kind, plain }) => kind === "word" && plain === pieces[i]?.plain);

const isAround = (piece: Piece | undefined): boolean =>
  piece?.kind === "word" &&
  !HAVING.has(piece.plain) &&
  (ARTICLES.has(piece.plain) || TOTALS.has(piece.plain) || isGlue(piece));

/** The share that a text tells of; undefined for none, and for what can't be one, as "1/0 of". */
function shareIn(text: string): Share | undefined {
  const pieces = piecesOf(text);
  const runs = figureRuns(pieces, text);
  return (
    servingsShare(pieces, runs) ??
    partsShare(pieces, runs) ??
    (runs.length > 0 ? undefined : countedShare(pieces)) ??
    weightShare(pieces, runs) ??
    shareOfPot(pieces, runs) ??
    figuredShare(pieces, runs) ??
    fractionShare(pieces, runs) ??
    eatenShare(pieces, runs) ??
    halfShared(pieces, companyShare(pieces, text))
  );
}

/** All shares of a text, each of what stands beside it: "half of a 900 kcal pizza and a third of a 600 kcal cake". */
export function sharesIn(text: string): Share[] {
  const shares: Share[] = [];
  let rest = text;
  while (shares.length < MOST_SHARES) {
    const found = shareIn(rest);
    if (!found) break;
    const of = { ...found.of, end: found.only === "first" ? endOfFirst(rest, found) : found.of.end };
    shares.push({ ...found, of });
    rest = blanked(rest, [...found.said, of], ";");
  }
  return [...shares, ...(shares[0] ? alsoShared(rest, shares[0]) : [])];
}
const MOST_SHARES = 3;

function endOfFirst(text: string, { of }: Share): number {
  const pieces = piecesOf(text);
  const next = pieces.findIndex((piece, i) => {
    const fraction = isJoining(piece) && piece.start > of.start ? fractionAt(pieces, i + 1) : undefined;
    return fraction !== undefined && OF.has(pieces[fraction.next]?.plain ?? "");
  });
  return pieces[next]?.start ?? of.end;
}

/** "For 6 …; I had one portion", "serves 4, ate 2", "makes 12, had 3". */
function servingsShare(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  const isMade = isRecipe(pieces);
  const wholes = each(pieces, (i) => wholeAt(pieces, i, isMade, runs.length > 0));
  const whole = wholes.find(({ sure }) => sure) ?? wholes[0];
  if (!whole) return undefined;
  const parts = each(pieces, (i) => partEatenAt(pieces, i, true)).filter(
    ({ first, next, count = 0 }) => (next <= whole.first || first >= whole.next) && count <= whole.servings,
  );
  const eaten = parts.find(({ isSaid }) => isSaid) ?? parts[0];
  const recipe = eaten?.isSaid || runs.length > 0 ? undefined : recipeShare(pieces, whole);
  if (recipe) return recipe;
  const pieceOf =
    eaten || !(runs.length > 0 || isRecipe(pieces, 1)) ? undefined : piecesEaten(pieces, whole, runs);
  if (pieceOf) return pieceOf;
  const isOfAll = runs.length > 0 && isForPeople(pieces, whole);
  const shared = eaten ? undefined : each(pieces, (i) => sharedAt(pieces, i))[0];
  if (!eaten && !(whole.sure && (isMade || isOfAll || shared))) return undefined;
  const count = eaten?.isOfServing ? eaten.share : eaten?.count;
  const share = eaten?.share && !eaten.isOfServing ? eaten.share : (count ?? 1) / whole.servings;
  const said = [whole, ...(eaten ? [eaten] : []), ...(shared ? [shared] : [])];
  return {
    share,
    servings: whole.servings,
    eaten: eaten?.share && !eaten.isOfServing ? undefined : (count ?? 1),
    isRecipe: true,
    of: wholeBefore(pieces, eaten ?? { first: pieces.length, next: pieces.length }, whole),
    said: said.map((found) => stretchOf(pieces, found)),
  };
}

const isForPeople = (pieces: readonly Piece[], { first, next }: Found<object>): boolean =>
  PEOPLE.has(pieces[next - 1]?.plain ?? "") ||
  MAKES.has(pieces[first]?.plain ?? "") ||
  pieces.some(({ plain }) => TOTALS.has(plain)) ||
  (pieces[first - 1]?.plain === "(" && pieces[next]?.plain === ")");

const each = <T>(pieces: readonly Piece[], find: (i: number) => T | undefined): T[] =>
  pieces.flatMap((_, i) => find(i) ?? []);

/** "3 of 8 slices of a 2400 kcal pizza", "200 g flour …, ate 3 of 8"; without figures or a weight slices weigh what they do. */
function partsShare(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const found = partsAt(pieces, i);
    if (!found) continue;
    const { eaten, servings, named, first, next } = found;
    const food = named?.first ?? foodAt(pieces, next);
    const isOf =
      named !== undefined || (food > next && (pieces[food]?.kind === "number" || isFood(pieces[food])));
    const isWeighed = pieces.slice(food, food + WORDS_MAX).some((_, at) => gramsAt(pieces, food + at));
    const over = stretchOf(pieces, { first: named?.next ?? i + (isPartNoun(pieces[i + 1]) ? 2 : 1), next });
    if (!isRecipe(pieces) && runs.length === 0 && !(isOf && isWeighed)) {
      if (isPartNoun(pieces[i + 1])) return { share: 1, of: over, said: [over] };
      continue;
    }
    return {
      share: eaten / servings,
      servings,
      eaten,
      of: isOf ? stretchOf(pieces, { first: food, next: pieces.length }) : wholeBefore(pieces, found, found),
      only: isOf && !isRecipe(pieces) ? "first" : undefined,
      said: named
        ? [stretchOf(pieces, { first, next: food }), over]
        : [stretchOf(pieces, { first, next: isOf ? food : next })],
    };
  }
  return undefined;
}

/** "1/6 of: …", "a quarter of a 400 g quiche", "… I ate half of it". */
function fractionShare(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const fraction = fractionAt(pieces, i);
    if (!fraction) continue;
    const { share, parts } = fraction;
    const special = weighedWhole(pieces, fraction) ?? ofFraction(pieces, fraction);
    if (special) return special;
    const own = MY.has(pieces[fraction.next]?.plain ?? "") ? fraction.next + 1 : fraction.next;
    const next = afterOf(pieces, own);
    const isOf = next > fraction.next;
    const ofAll = (from: number, said = from, to = pieces.length): Share => ({
      share,
      servings: parts,
      of: stretchOf(pieces, { first: from, next: to }),
      said: [stretchOf(pieces, { first: i, next: said })],
    });
    const isBracket = isOf && pieces[next]?.plain === "(";
    const isAhead = /^[:\n]$/.test(pieces[next]?.plain ?? "") && (isOf || !pieces.slice(0, i).some(isNaming));
    if (isBracket || isAhead) return ofAll(next + 1);
    const article = ARTICLES.has(pieces[next]?.plain ?? "") ? next + 1 : next;
    const colon = isOf ? colonAfter(pieces, article) : undefined;
    if (colon !== undefined) return ofAll(colon + 1, article);
    const list = listOfDish(pieces, fraction.next);
    if (list && !runs.some(({ first }) => isWithin(first, list)))
      return { ...ofAll(list.first, list.first, list.next), isRecipe: true, isNamed: true };
    if (isOf && pieces[article]?.kind === "number" && !isPortion(pieces, article)) {
      const isAfterFood = isFigure(pieces, article) && pieces.slice(0, i).some(isNaming);
      const isList = article === next && isRecipe(pieces, 3);
      const found = { first: i, next: article };
      if (isAfterFood) return { ...ofAll(article), of: wholeBefore(pieces, found, found), only: "last" };
      return { ...ofAll(article), only: isList ? undefined : "first" };
    }
  }
  return undefined;
}

/** "A 400 g pizza, ate half of it", "12 muffins …, ate 2": of what stands before the clause. */
function eatenShare(pieces: readonly Piece[], runs: readonly FigureRun[]): Share | undefined {
  const isMeasured = runs.length > 0 || isRecipe(pieces, 1);
  for (const eaten of each(pieces, (i) => partEatenAt(pieces, i, isMeasured))) {
    if (!(runs.length > 0 || pieces.slice(0, eaten.first).some(isNaming))) continue;
    const { share, count = 1, first, next } = eaten;
    const said = [stretchOf(pieces, eaten)];
    const part = namedPart(pieces, eaten);
    const of = part ? stretchOf(pieces, part) : wholeBefore(pieces, eaten, eaten);
    if (part) said.push(stretchOf(pieces, { first: part.first - 1, next: part.first }));
    if (share) return { share, servings: Math.round(1 / share), of, said };
    if (eaten.servings && !isMeasured) continue;
    const counted = eaten.servings
      ? { servings: eaten.servings, first }
      : countedBefore(pieces, first, count);
    if (!counted && eaten.isSaid && isOfOne(pieces, runs))
      return { share: 1, servings: count, eaten: count, of, said };
    if (!counted) continue;
    const { servings } = counted;
    const isList = pieces[next]?.plain === ":" && pieces.slice(next).some(isNaming);
    // "A tray of 24 brownies, I ate 3: 250 g butter …" is what it is made of.
    if (isList) said.push(stretchOf(pieces, { first: counted.first, next: first }));
    return { share: count / servings, servings, eaten: count, of, said };
  }
  return undefined;
}

/** "Half of half of a pizza" is half of half a pizza; "drei Viertel von einem Liter Milch". */
function ofFraction(pieces: readonly Piece[], { share, first, next }: Fraction): Share | undefined {
  let times = 1;
  let last: Fraction = { share, first, next };
  for (let at = foodAt(pieces, next); at > last.next; at = foodAt(pieces, last.next)) {
    const inner = fractionAt(pieces, at);
    if (!inner) break;
    times *= last.share;
    last = inner;
  }
  const food = foodAt(pieces, last.next);
  const unit = food > next ? unitOfWord(stem(pieces[food]?.plain ?? "")) : undefined;
  const isLarge = (unit?.ml ?? unit?.grams ?? 0) >= LARGE;
  const of = isLarge ? afterOf(pieces, last.next) : last.first;
  if (times === 1 && !isLarge) return undefined;
  return {
    share: isLarge ? times * last.share : times,
    of: stretchOf(pieces, { first: of, next: pieces.length }),
    only: "first",
    said: [stretchOf(pieces, { first, next: of })],
  };
}

const LARGE = 450;
