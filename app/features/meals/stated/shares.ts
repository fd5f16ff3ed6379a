import { unitOfWord } from "~/features/foods/language/quantity";
import { stem } from "~/features/foods/language/words";
import { companyShare } from "./company-share";
import { isRecipe, PACKS, WORDS_MAX, weighedWhole, weightShare } from "./eaten-share";
import { type FigureRun, figureRuns, isGlue } from "./figures";
import { isNaming, type Piece, piecesOf, SERVINGS, TOTALS } from "./pieces";
import {
  ARTICLES,
  COOKED,
  CUT,
  colonAfter,
  EATEN,
  ENTIRE,
  FOR,
  type Found,
  type Fraction,
  foodAt,
  fractionAt,
  HAVING,
  INTO,
  isEndOfClause,
  isFigure,
  isNamedOrFigured,
  isOfParts,
  isPortion,
  isWithin,
  LONGEST_TITLE,
  MADE,
  MAKES,
  OF,
  ONLY,
  ofCounted,
  PARTS,
  PEOPLE,
  partsAt,
  partsEaten,
  type Share,
  stretchOf,
  WITH,
  wholeBefore,
  wholeNumber,
} from "./share";

/** "A quarter of a quiche that has 1600 kcal", "½ Pizza mit 900 kcal": the figures are those of the whole. */
function figuredShare(pieces: readonly Piece[], text: string): Share | undefined {
  const fractions = pieces.flatMap((_, i) =>
    isBeginning(pieces[i - 1]) ? (fractionAt(pieces, i) ?? []) : [],
  );
  const runs = fractions.length > 0 ? figureRuns(pieces, text) : [];
  for (const fraction of fractions) {
    const food = foodAt(pieces, fraction.next);
    const run = runs.find(({ first }) => first >= food);
    if (!run || run.first - food > WORDS_MAX || !isNamed(pieces, food, run.first)) continue;
    if (!isOfWhole(pieces, run)) continue;
    return {
      share: fraction.share,
      servings: fraction.parts,
      of: stretchOf(pieces, { first: food, next: pieces.length }),
      only: "first",
      said: [stretchOf(pieces, { first: fraction.first, next: food }), ...saidAfter(pieces, run)],
    };
  }
  return undefined;
}

const isBeginning = (piece: Piece | undefined): boolean => piece === undefined || piece.kind !== "number";

/** One food and no measure of it: "half a cup of rice" is no part of a whole. */
function isNamed(pieces: readonly Piece[], from: number, next: number): boolean {
  const words = pieces.slice(from, next);
  const [first] = words;
  if (first?.kind !== "word" || !isNaming(first) || SERVINGS.has(first.plain) || PARTS.has(first.plain))
    return false;
  const unit = unitOfWord(stem(first.plain))?.name;
  if (unit && !PACKS.has(unit)) return false;
  return words.every(({ kind, plain }) => kind !== "number" && !/^[.;\n:+]$/.test(plain));
}

/** "That has 1600 kcal", "(1600 kcal in total)"; "half a pizza, 450 kcal" is what was eaten. */
function isOfWhole(pieces: readonly Piece[], { first, next }: FigureRun): boolean {
  let before = first - 1;
  while (before > 0 && (isAround(pieces[before]) || pieces[before]?.plain === "thing")) before -= 1;
  const isHad = HAVING.has(pieces[before]?.plain ?? "") || ENTIRE.has(pieces[before]?.plain ?? "");
  return (
    isHad ||
    pieces.slice(next, next + WORDS_AFTER).some(({ plain }) => ENTIRE.has(plain) || TOTALS.has(plain))
  );
}

const WORDS_AFTER = 4;

const isAround = (piece: Piece | undefined): boolean =>
  piece?.kind === "word" &&
  !HAVING.has(piece.plain) &&
  (ARTICLES.has(piece.plain) || TOTALS.has(piece.plain) || isGlue(piece));

function saidAfter(pieces: readonly Piece[], { next }: FigureRun) {
  const whole = pieces.slice(next, next + WORDS_AFTER).findIndex(({ plain }) => ENTIRE.has(plain));
  if (whole < 0) return [];
  const end = next + whole + 1;
  const thing = /^(?:thing|one|ding|chose|cosa)$/.test(pieces[end]?.plain ?? "") ? end + 1 : end;
  return [stretchOf(pieces, { first: next, next: thing })];
}

/** The share that a text tells of; undefined for none, and for what can't be one, as "1/0 of". */
export function shareIn(text: string): Share | undefined {
  const pieces = piecesOf(text);
  return (
    servingsShare(pieces) ??
    partsShare(pieces, text) ??
    weightShare(pieces) ??
    figuredShare(pieces, text) ??
    fractionShare(pieces) ??
    ofCounted(pieces) ??
    companyShare(pieces, text)
  );
}

/** "For 6 …; I had one portion", "serves 4, ate 2", "makes 12, had 3". */
function servingsShare(pieces: readonly Piece[]): Share | undefined {
  const isMade = isRecipe(pieces);
  const wholes = each(pieces, (i) => wholeAt(pieces, i, isMade));
  const whole = wholes.find(({ sure }) => sure) ?? wholes[0];
  const eaten = each(pieces, (i) =>
    whole && isWithin(i, whole) ? undefined : partsEaten(pieces, i, whole !== undefined),
  )[0];
  if (!whole || (!eaten && !(whole.sure && isMade))) return undefined;
  const count = eaten?.count ?? 1;
  const share = count < 1 && !eaten?.isOfServing ? count : count / whole.servings;
  const said = [whole, ...(eaten ? [eaten] : [])];
  return {
    share,
    servings: whole.servings,
    eaten: share === count ? undefined : count,
    isRecipe: true,
    of: wholeBefore(pieces, eaten ?? { first: pieces.length, next: pieces.length }, whole),
    said: said.map((found) => stretchOf(pieces, found)),
  };
}

const each = <T>(pieces: readonly Piece[], find: (i: number) => T | undefined): T[] =>
  pieces.flatMap((_, i) => find(i) ?? []);

/** "For 6 people", "serves 4", "makes 12 slices", "6 portions". */
function wholeAt(
  pieces: readonly Piece[],
  i: number,
  isMade: boolean,
): Found<{ servings: number; sure: boolean }> | undefined {
  const piece = pieces[i];
  if (piece?.kind === "mark") return undefined;
  const isMaking =
    MAKES.has(piece?.plain ?? "") || (MADE.has(piece?.plain ?? "") && isOfParts(pieces, i + 2));
  const isMadeOf = isMade && COOKED.has(piece?.plain ?? "") && WITH.has(pieces[i + 3]?.plain ?? "");
  const isFor = FOR.has(piece?.plain ?? "") || (INTO.has(piece?.plain ?? "") && isOfParts(pieces, i + 2));
  let at = isMaking || isFor || isMadeOf ? i + 1 : i;
  if (isMaking && FOR.has(pieces[at]?.plain ?? "")) at += 1;
  const servings = wholeNumber(pieces[at]);
  if (servings === undefined || servings < 2) return undefined;
  const noun = pieces[at + 1];
  if (isMadeOf) return { servings, sure: false, first: i, next: at + 3 };
  const isPart =
    noun?.kind === "word" &&
    [SERVINGS, PARTS, PEOPLE, ...(isFor ? [COOKED] : [])].some((words) => words.has(noun.plain));
  const isEaten = EATEN.has(pieces[i - 1]?.plain ?? "") || EATEN.has(pieces[at + 2]?.plain ?? "");
  if (!isMaking && !isFor) {
    const isBeforeEaten = pieces.slice(at + 2, at + 6).some(({ plain }) => EATEN.has(plain));
    const isAlone =
      isMade && (isEndOfClause(pieces[i - 1]) || isBeforeEaten) && isEndOfClause(pieces[at + 2]);
    const isPortion =
      isPart && (SERVINGS.has(noun.plain) || isAlone) && !OF.has(pieces[at + 2]?.plain ?? "") && !isEaten;
    return isPortion && !ONLY.has(pieces[i - 1]?.plain ?? "")
      ? { servings, sure: false, first: i, next: at + 2 }
      : undefined;
  }
  const isEnd =
    isPart || noun === undefined || noun.kind === "mark" || (noun.kind === "word" && !isNaming(noun));
  const isNoun = isMaking && noun?.kind === "word" && isEndOfClause(pieces[at + 2]);
  const isUnit = noun?.kind === "word" && unitOfWord(noun.plain)?.grams !== undefined;
  if (isUnit || !(isEnd || isNoun)) return undefined;
  const first =
    isFor && /^(?:recipe|rezept|recette|receta|ricetta|recept|receita)$/.test(pieces[i - 1]?.plain ?? "")
      ? i - 1
      : CUT.has(pieces[i - 1]?.plain ?? "")
        ? i - 1
        : i;
  return { servings, sure: true, first, next: isPart || isNoun ? at + 2 : at + 1 };
}

/** "3 of 8 slices of a 2400 kcal pizza", "200 g flour …, ate 3 of 8": parts of a whole whose figures or recipe are there. */
function partsShare(pieces: readonly Piece[], text: string): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const found = partsAt(pieces, i);
    if (!found) continue;
    const { eaten, servings, first, next } = found;
    if (!isRecipe(pieces) && figureRuns(pieces, text).length === 0) continue;
    const food = foodAt(pieces, next);
    const isOf = food > next && isNamedOrFigured(pieces[food]);
    return {
      share: eaten / servings,
      servings,
      eaten,
      of: isOf ? stretchOf(pieces, { first: food, next: pieces.length }) : wholeBefore(pieces, found, found),
      only: isOf && !isRecipe(pieces) ? "first" : undefined,
      said: [stretchOf(pieces, { first, next: isOf ? food : next })],
    };
  }
  return undefined;
}

/** "1/6 of: …", "a quarter of a 400 g quiche", "… I ate half of it". */
function fractionShare(pieces: readonly Piece[]): Share | undefined {
  for (let i = 0; i < pieces.length; i += 1) {
    const fraction = fractionAt(pieces, i);
    if (!fraction) continue;
    const { share, parts } = fraction;
    const special = weighedWhole(pieces, fraction) ?? ofFraction(pieces, fraction);
    if (special) return special;
    const next = afterOf(pieces, fraction.next);
    const isOf = next > fraction.next;
    const isBracket = isOf && pieces[next]?.plain === "(";
    if (isBracket || pieces[next]?.plain === ":" || pieces[next]?.plain === "\n") {
      const of = stretchOf(pieces, { first: next + 1, next: pieces.length });
      return { share, servings: parts, of, said: [stretchOf(pieces, { first: i, next: next + 1 })] };
    }
    const article = ARTICLES.has(pieces[next]?.plain ?? "") ? next + 1 : next;
    const colon = isOf ? colonAfter(pieces, article) : undefined;
    if (colon !== undefined) {
      const of = stretchOf(pieces, { first: colon + 1, next: pieces.length });
      return { share, servings: parts, of, said: [stretchOf(pieces, { first: i, next: article })] };
    }
    if (isOf && isMadeOf(pieces, article)) {
      const of = stretchOf(pieces, { first: article, next: pieces.length });
      return { share, servings: parts, of, said: [stretchOf(pieces, { first: i, next: article })] };
    }
    if (isOf && pieces[article]?.kind === "number" && !isPortion(pieces, article)) {
      const isAfterFood = isFigure(pieces, article) && pieces.slice(0, i).some(isNaming);
      const isList = article === next && isRecipe(pieces, RECIPE_MIN);
      const of = isAfterFood
        ? wholeBefore(pieces, { first: i, next: article }, { first: i, next: article })
        : stretchOf(pieces, { first: article, next: pieces.length });
      return {
        share,
        servings: parts,
        of,
        only: isAfterFood ? "last" : isList ? undefined : "first",
        said: [stretchOf(pieces, { first: i, next: article })],
      };
    }
  }
  const eaten = each(pieces, (i) =>
    EATEN.has(pieces[i]?.plain ?? "") ? partsEaten(pieces, i, false) : undefined,
  )[0];
  if (!eaten || !pieces.slice(0, eaten.first).some(isNaming)) return undefined;
  const of = wholeBefore(pieces, eaten, eaten);
  return { share: eaten.count, servings: Math.round(1 / eaten.count), of, said: [stretchOf(pieces, eaten)] };
}

const RECIPE_MIN = 3;

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

const afterOf = (pieces: readonly Piece[], from: number): number => {
  let next = from;
  while (OF.has(pieces[next]?.plain ?? "")) next += 1;
  return next;
};

const LARGE = 450;

/** "A lasagna made with 500 g beef, 400 g tomatoes". */
const isMadeOf = (pieces: readonly Piece[], from: number): boolean => {
  const made = pieces.slice(from, from + LONGEST_TITLE).findIndex(({ plain }) => COOKED.has(plain));
  return made > 0 && pieces.slice(from, from + made).every(({ kind }) => kind === "word") && isRecipe(pieces);
};
