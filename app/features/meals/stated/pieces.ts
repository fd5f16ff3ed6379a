import { numberOfDigits, numberOfWord } from "~/features/foods/language/token";
import { languageIndexes, plainWord } from "~/features/foods/languages/languages";

/** A word, number or mark of a text as typed; `plain` is lower case without accents. */
export type Piece = {
  kind: "word" | "number" | "mark";
  plain: string;
  value: number;
  start: number;
  end: number;
};

const MAX_LENGTH = 4000;
/** "3 100 calorie bars" and "x2 250 kcal": a count before a measure, no group of digits. */
const PIECES =
  /(?<![x×*] ?)\p{Nd}{1,3}(?:[ \u00a0\u202f\u2009]\p{Nd}{3})+(?!\p{Nd}|[ -]?(?:calorie\b|(?:kcal|cal|k[Jj]) \p{L}+s\b))(?:[.,]\p{Nd}+)?|(?:(?<![^\s(|])[.,])?\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*|[¼-¾⅐-⅞]|[\p{L}\p{M}]+|[^ \t\p{L}\p{Nd}]/gu;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: piece, index } of text.slice(0, MAX_LENGTH).matchAll(PIECES)) {
    const end = index + piece.length;
    if (/^[.,]?[\p{Nd}¼-¾⅐-⅞]/u.test(piece)) {
      const { value } = numberOfDigits(piece);
      pieces.push({ kind: "number", plain: piece, value, start: index, end });
    } else if (/^[\p{L}\p{M}]/u.test(piece))
      pieces.push({ kind: "word", plain: plainWord(piece), value: 0, start: index, end });
    else pieces.push({ kind: "mark", plain: piece, value: 0, start: index, end });
  }
  return pieces;
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The number that a word of any of the languages says, also "half" and "third". */
export function numberIn({ kind, plain, value }: Piece): number | undefined {
  if (kind === "number") return value;
  if (kind !== "word") return undefined;
  return numberOfWord(plain) ?? spelledOut(plain);
}

function spelledOut(plain: string): number | undefined {
  for (const { byPlain } of languageIndexes()) {
    const meaning = byPlain.get(plain);
    const number = meaning?.kind === "word" ? numberOfWord(meaning.english) : undefined;
    if (number !== undefined) return number;
  }
  return undefined;
}

export type Stretch = { start: number; end: number };

/** A text with stretches of it blank, each with one `mark` where it began. */
export function blanked(text: string, places: readonly Stretch[], mark = " "): string {
  let blank = "";
  let end = 0;
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(place.start, end);
    if (place.end <= start) continue;
    blank += `${text.slice(end, start)}${mark}${" ".repeat(place.end - start - 1)}`;
    end = place.end;
  }
  return blank + text.slice(end);
}
