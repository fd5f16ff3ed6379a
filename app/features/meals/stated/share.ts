import { isNaming, numberIn, type Piece, type Stretch } from "./pieces";
import { FRACTIONS, MINE } from "./share-words";

/** What was eaten of a whole, as a text says it. */
export type Share = {
  share: number;
  /** So many make the whole. */
  servings?: number;
  /** So many of the servings were eaten, if that is how it was said. */
  eaten?: number;
  grams?: number;
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
  piece === undefined || (piece.kind === "mark" && /[.,;:!?)\n–—-]/.test(piece.plain));

export const isWithin = (i: number, { first, next }: Found<object>): boolean => i >= first && i < next;

/** "1/6", "½", "a third", "two thirds", "25 %". */
export function fractionAt(
  pieces: readonly Piece[],
  i: number,
): Found<{ share: number; parts?: number }> | undefined {
  const [piece, second, third] = pieces.slice(i, i + 3);
  if (!piece) return undefined;
  const found = (share: number, next: number, parts?: number) =>
    share > 0 && share < 1 ? { share, parts, first: i, next } : undefined;
  if (piece.kind === "number") {
    if (second?.plain === "/" && third?.kind === "number" && third.value > 0)
      return found(piece.value / third.value, i + 3, third.value);
    if (second?.plain === "%") return found(piece.value / 100, i + 2);
    if (piece.value < 1) return found(piece.value, i + 1);
  }
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

/** The sentence before `found` that names the whole, or what comes after it. */
export function wholeBefore(
  pieces: readonly Piece[],
  { first, next }: Found<object>,
  part: Found<object>,
): Stretch {
  const outside = (i: number) => !isWithin(i, part);
  const isBefore = pieces.slice(0, first).some((piece, i) => outside(i) && isNaming(piece));
  if (!isBefore) return stretchOf(pieces, { first: next, next: pieces.length });
  let start = first;
  let isNamed = false;
  for (let i = first - 1; i >= 0 && !(isNamed && isSentenceEnd(pieces, i)); i -= 1) {
    isNamed ||= outside(i) && isNaming(pieces[i] as Piece);
    start = i;
  }
  return stretchOf(pieces, { first: start, next: first });
}

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
