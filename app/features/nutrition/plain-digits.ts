const IS_DIGIT = /\p{Nd}/u;

export const plainDigits = (text: string): string =>
  text
    .replace(/(?![0-9])\p{Nd}/gu, digit)
    .replace(/[¼-¾⅐-⅞]/g, (part) => ` ${part.normalize("NFKC")} `)
    .replace(/[⁄∕]/g, "/")
    .replace(/[．٫]/g, ".")
    .replace(/，/g, ",")
    .replace(/[’‘ʼ٬]/g, "'")
    .replace(/\s/g, " ")
    .trim();

/** Digits of a script follow one another from the first or seventh of sixteen code points. */
function digit(character: string): string {
  const plain = character.normalize("NFKC");
  if (/^[0-9]$/.test(plain)) return plain;
  const point = character.codePointAt(0) ?? 0;
  const row = point & ~0xf;
  return String(point - (IS_DIGIT.test(String.fromCodePoint(row)) ? row : row + 6));
}
