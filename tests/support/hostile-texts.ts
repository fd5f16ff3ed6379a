/** One letter of each class that an escape names; what lies outside of it comes with the others. */
const ESCAPES: Record<string, string> = {
  s: "\u00a0",
  d: "7",
  w: "_",
  "p{M}": "\u0301",
  "p{L}": "é",
  "p{Lu}": "É",
  "p{Ll}": "é",
  "p{N}": "²",
  "p{Nd}": "٣",
  "p{P}": "¿",
  "p{S}": "€",
  "p{C}": "\u0085",
  "p{Cc}": "\u0085",
  "p{Cf}": "\u200b",
  "p{Surrogate}": "\ud800",
  "p{RGI_Emoji}": "😀",
  "p{Extended_Pictographic}": "🍎",
};
/** What ends a line, a word or a number, and what none of our expressions names. */
const USUAL = [" ", "\n", "\r", "1", "a", "A", ".", ",", "-", "\u4e00"];

/** The letters and words that an expression names: one for each class, and those that stand in it. */
function namedBy({ source }: RegExp) {
  const letters = new Set<string>();
  const plain = source.replace(
    /\\u\{([\da-f]+)\}|\\[ux]([\da-f]{4}|[\da-f]{2})|\\(p\{\w+\}|[dsw])|\\(?:P\{\w+\}|[DSWbBnrt\d])|\\(.)/gi,
    (_, code?: string, hex?: string, name?: string, sign?: string) => {
      const letter =
        sign ??
        (name
          ? ESCAPES[name]
          : code || hex
            ? String.fromCodePoint(Number.parseInt(code ?? hex ?? "", 16))
            : "");
      if (letter) letters.add(letter);
      return " ";
    },
  );
  for (const letter of plain) if (!/[\\^$|?*+()[\]{}]/.test(letter)) letters.add(letter);
  const words = new Set(plain.match(/[\p{L}_]{2,}/gu));
  return { letters: [...letters], words: [...words].flatMap((word) => [word, `${word} `]) };
}

/** Makes a text of about this length. */
export type TextOf = (length: number) => string;

/** Texts that a careless expression goes over again and again: what it names, repeated. */
export function repeatedTexts(expression: RegExp): TextOf[] {
  const { letters, words } = namedBy(expression);
  return [...new Set([...letters, ...USUAL, ...words])].map(repeated);
}

/** The same with another letter before, behind or between. */
export function* brokenTexts(expression: RegExp, most: number): Generator<TextOf> {
  const { letters, words } = namedBy(expression);
  const few = [...new Set([...letters.filter((letter) => !/[a-z]/i.test(letter)), ...USUAL, ...letters])];
  const pieces = few.slice(0, most);
  for (const piece of [...pieces, ...words.slice(0, most)])
    for (const other of pieces)
      if (piece !== other) {
        yield (length) => repeated(piece)(length) + other;
        yield (length) => `${other}${repeated(piece)(length)}\u4e00`;
        yield repeated(piece + other);
      }
}

const repeated =
  (piece: string): TextOf =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length));
