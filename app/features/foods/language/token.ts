import { readNumber, type TypedNumber } from "~/features/nutrition/read-number";
import { oneSpelling } from "./spellings";
import { compoundOf, isChain, LONGEST_COMPOUND, stem } from "./words";

/** A piece of a description from `start` to `end`. `norm` is lower case, singular, without accents, in one spelling. */
export type Token = {
  kind: "word" | "number" | "mark" | "emoji";
  norm: string;
  value: number;
  /** Another reading of the digits: 1.5 for "1.500". */
  alternative?: number;
  plural: boolean;
  mistyped?: boolean;
  /** It names a food in another language, as typed from `start` to `end`. */
  named?: boolean;
  /** What that language calls this part of a dish: the "Pommes" of "Kapsalon". */
  called?: string;
  /** What that food weighs where the language is spoken, in grams, where it differs from our table. */
  portions?: ReadonlyMap<string, number>;
  /** Words right after it that are in no name. */
  beside?: readonly { start: number; end: number }[];
  start: number;
  end: number;
};

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
  couple: 2,
  pair: 2,
  few: 3,
  several: 4,
  dozen: 12,
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  another: 1,
};

export const numberOfWord = (word: string): number | undefined =>
  Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;

/** "1.5", "1,000", "½", "1½"; 0 for anything else. */
export const numberOfDigits = (text: string): TypedNumber => readNumber(text) ?? { value: 0 };

const MAX_LENGTH = 4000;

/** The word that is meant by one as it was typed. */
export type Right = (norm: string, typed: string) => Pick<Token, "norm" | "plural"> | undefined;

/** "2 330 ml cans", "3 100 calorie bars": a count before a measure, no group of digits. */
const COUNT_BEFORE_MEASURE = String.raw`\d{1,3} \d{3}(?:[\s-]?(?:calorie|kcal|cal|k[jJ])\b|\s?(?:g|gr|grams?|ml|cl|oz)\s+(?:\p{L}+s|can|tin|bottle|glass|carton|bag|pack)\b|(?:g|ml) \p{L}+ \p{L}+s\b)`;
const GROUPED = String.raw`(?<![x×*] ?)(?!${COUNT_BEFORE_MEASURE})\p{Nd}{1,3}(?:[ \u00a0\u202f\u2009]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?`;
const DIGITS = String.raw`(?:(?<![^\s(])\.|(?<![^\n(]),)?\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*`;
const PIECES = new RegExp(
  String.raw`${GROUPED}|${DIGITS}(?:\s?%|\s?[Pp]er\s?cent\b|[¼-¾⅐-⅞])?|[¼-¾⅐-⅞]|[Ww]\/[Oo](?:ut)?\b|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{Extended_Pictographic}\uFE0F?|!(?!\s*\p{Ll})|[\n+/&,;.:()?×*–—-]`,
  "gu",
);

/** "8:30", "7.30 pm", "8am", "19h". */
const TIMES =
  /\b(?:[01]?\d|2[0-3])(?::[0-5]\d(?:\s*[ap]\.?m\b\.?)?|\.[0-5]\d\s*[ap]\.?m\b\.?|\s*[ap]\.?m\b\.?|\s?h(?:[0-5]\d)?\b)/gi;
/** "2nd breakfast". */
const ORDINALS = /\b(?:1st|2nd|3rd|4th)(?= (?:breakfast|brekkie|lunch|dinner|supper|snack|meal)\b)/giu;
/** The 14" of a pizza. */
const DIAMETERS = /\b\d{1,2}\s?["”″]/g;
/** Of "a 12 inch pizza": its size. */
const INCHES = /\b(\d{1,2})(?:[ -]?inch(?:es)?|["”″])(?= (?:\p{L}+ ){0,3}pizza)/giu;
/** The number of "seven-layer salad" and "12 grain bread"; "2 bean burritos" and "2 cheese manicotti" are two. */
const NUMBERS_OF_KINDS =
  /(?<![\p{L}\p{M}\p{Nd}.,/-])(?:(?:2|two)(?=-)|[3-9]|1\p{Nd}|three(?=[ -](?!bean))|four|five|six|seven|nine|twelve)(?=[ -](?:layer|bean|cheese|grain|seed|spice|meat|berry) \p{L}{1,20}(?<!s)(?![\p{L}\p{M}]))/giu;
/** Of a name: "7-Eleven", "five spice", "four cheese pizza", "80/20 ground beef". */
const NAMES =
  /\b(?:7|seven)[ -]eleven\b|\b(?:one|two|single|double)[ -]crust(?:ed)?\b|\b(?:5|five)[ -]spice\b|\b\d{2}\/\d{2}(?= (?:lean |ground )?beef)|(?<=chicken )65(?!\d|[.,]\d|\s?(?:g|gr|grams?|kcal|cal|kj|ml|oz|%)\b)|\b(?:[34]|three|four)(?=[ -]cheese ravioli\b)|(?<=pizza\s{1,4})(?:4|four)(?=\s{1,4}cheese)|\b(?:4|four)\s{1,4}stagioni\b|\b3(?= musketeers)/gi;
/** "B: oats L: sandwich". */
const INITIALS = /(?<![^\s,;])[blds]:(?= )/gi;
/** The first number of "40-50 %". */
const PERCENT_FROM = /\b\d{1,3}\s?[-–]\s?(?=\d{1,3}\s?%)/g;
/** "1 cup (8 fl oz) of coffee". */
const ALSO_MEASURED = /\(\s?[\d.]{1,6} ?(?:fl\.? ?oz|oz|ounces?|ml|g|grams?)\.?\s?\)(?= of\b)/gi;
const sizeOfPizza = (inches: number): string =>
  inches < 10 ? "sm" : inches < 12 ? "sml" : inches < 14 ? "med" : inches < 16 ? "lrg" : "xl";
const NUMBERING = /^[^\S\n\r\u2028\u2029]*\d{1,2}[.)][^\S\n\r\u2028\u2029]+(?=\S)/gm;

/** The words, numbers, marks and emoji of a text, with compounds as one word; `right` gives what a mistyped word means. */
export const tokenise = (text: string, right?: Right): Token[] => {
  const blank = (piece: string) => " ".repeat(piece.length);
  const amounts = text
    .slice(0, MAX_LENGTH)
    .replace(TIMES, blank)
    .replace(NUMBERING, blank)
    .replace(PERCENT_FROM, blank)
    .replace(ALSO_MEASURED, blank)
    .replace(INCHES, (piece, inches) => sizeOfPizza(Number(inches)).padEnd(piece.length))
    .replace(NAMES, blank)
    .replace(ORDINALS, blank)
    .replace(NUMBERS_OF_KINDS, blank)
    .replace(INITIALS, (piece) => ";".padEnd(piece.length));
  const tokens = pieces(amounts.replace(DIAMETERS, blank));
  if (!right) return withCompounds(tokens);
  return withCompounds(
    tokens.map((token) => {
      const meant = token.kind === "word" && right(token.norm, plainOf(text.slice(token.start, token.end)));
      return meant ? { ...token, norm: meant.norm, plural: meant.plural, mistyped: true } : token;
    }),
  );
};

const pieces = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    const start = match.index;
    const end = start + piece.length;
    const token = (kind: Token["kind"], norm: string, value = 0, plural = false, alternative?: number) =>
      tokens.push({ kind, norm, value, alternative, plural, start, end });
    if (/^[.,]?[\p{Nd}¼-¾⅐-⅞]/u.test(piece)) {
      const { value, or } = numberOfDigits(piece);
      const share = /^[^%\sPp]+(?=\s?(?:%|[Pp]er))/.exec(piece)?.[0];
      if (share) token("word", `${share}%`);
      else token("number", piece, value, false, or);
    } else if (piece === "&") token("word", "and");
    else if (/^\p{Extended_Pictographic}/u.test(piece)) token("emoji", piece);
    else if (piece === "in" && tokens.at(-1)?.kind === "number" && tokens.at(-1)?.end === start)
      token("word", "inch");
    else if (/^[\p{L}\p{M}]/u.test(piece))
      token("word", normal(piece), 0, isPlural(piece) && !isChain(normal(piece)));
    else token("mark", piece);
  }
  return tokens;
};

const plainOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace("’", "'");

const normal = (word: string): string =>
  oneSpelling(
    stem(
      plainOf(word)
        .replace(/'s$/, "")
        .replace(/^(i)'(m|ve|d|ll)$/, "$1$2"),
    ),
  );

const isPlural = (word: string): boolean => {
  const lower = word.toLowerCase();
  return lower.endsWith("s") && !lower.endsWith("'s") && stem(lower) !== lower;
};

const isHyphen = (token: Token | undefined): boolean => token?.kind === "mark" && token.norm === "-";

const withCompounds = (tokens: Token[]): Token[] => {
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const run: Token[] = [];
    let next = i;
    let best: { norm: string; last: Token; next: number } | undefined;
    while (run.length < LONGEST_COMPOUND && next < tokens.length) {
      const piece = tokens[next] as Token;
      if (piece.kind !== "word" && piece.kind !== "number") break;
      run.push(piece);
      next += 1;
      const norm = run.length > 1 ? compoundOf(run.map((t) => t.norm)) : undefined;
      if (norm) best = { norm, last: piece, next };
      if (isHyphen(tokens[next])) next += 1;
    }
    if (best) {
      const { end, plural } = best.last;
      for (const norm of best.norm.split(" "))
        result.push({
          kind: "word",
          norm,
          value: 0,
          plural: plural && !isChain(norm),
          start: token.start,
          end,
        });
      i = best.next;
    } else {
      result.push(token);
      i += 1;
    }
  }
  return result;
};

/** A word that nobody typed, in the place of a token. */
export const wordAt = (norm: string, { start, end }: Pick<Token, "start" | "end">): Token => ({
  kind: "word",
  norm,
  value: 0,
  plural: false,
  start,
  end,
});

/** Of "2 eggs - toast" and "rice - 200 g", not of "2 - 3 eggs" and "7-up". */
export const isSpacedDash = (
  { norm, start, end }: Token,
  previous: Token | undefined,
  next: Token | undefined,
): boolean =>
  ["-", "–"].includes(norm) &&
  previous?.kind === "word" &&
  next !== undefined &&
  start > previous.end &&
  (next.kind === "number" || next.start > end);
