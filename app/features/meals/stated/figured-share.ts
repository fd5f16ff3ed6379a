import { unitOfWord } from "~/features/foods/language/quantity";
import { stem } from "~/features/foods/language/words";
import { type FigureRun, figureRuns, isGlue } from "./figures";
import { type Piece, SERVINGS, TOTALS } from "./pieces";
import { fractionAt, type Share, stretchOf } from "./share";
import { ARTICLES, ENTIRE, HAVING, OF, PARTS } from "./share-words";
import { isNaming } from "./statements";

/** "A quarter of a quiche that has 1600 kcal", "½ Pizza mit 900 kcal": the figures are those of the whole. */
export function figuredShare(pieces: readonly Piece[], text: string): Share | undefined {
  const fractions = pieces.flatMap((_, i) =>
    isBeginning(pieces[i - 1]) ? (fractionAt(pieces, i) ?? []) : [],
  );
  const runs = fractions.length > 0 ? figureRuns(pieces, text) : [];
  for (const fraction of fractions) {
    const food = foodAt(pieces, fraction.next);
    const run = runs.find(({ first }) => first >= food);
    if (!run || run.first - food > LONGEST_NAME || !isNamed(pieces, food, run.first)) continue;
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

const LONGEST_NAME = 15;

const isBeginning = (piece: Piece | undefined): boolean => piece === undefined || piece.kind !== "number";

function foodAt(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (OF.has(pieces[at]?.plain ?? "") || /^['’-]$/.test(pieces[at]?.plain ?? "")) at += 1;
  while (ARTICLES.has(pieces[at]?.plain ?? "") || ENTIRE.has(pieces[at]?.plain ?? "")) at += 1;
  return at;
}

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

const PACKS = new Set("container packet bag box bottle can jar bar pot pouch carton loaf pan".split(" "));

/** "That has 1600 kcal", "(1600 kcal in total)"; "half a pizza, 450 kcal" is what was eaten. */
function isOfWhole(pieces: readonly Piece[], { first, next }: FigureRun): boolean {
  let before = first - 1;
  while (before > 0 && isAround(pieces[before])) before -= 1;
  const isHad = HAVING.has(pieces[before]?.plain ?? "");
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
