const IS_DIGIT = /\p{Nd}/u;

/**
 * Text with the digits and signs of any script as a keyboard for English has them: "١٢٫٥" as "12.5", "1½" as "1 1/2".
 * Any blank becomes a space.
 */
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

/** A script's digits stand in a row, which begins at the first or the seventh of sixteen places. */
function digit(character: string): string {
  const plain = character.normalize("NFKC");
  if (/^[0-9]$/.test(plain)) return plain;
  const point = character.codePointAt(0) ?? 0;
  const row = point & ~0xf;
  return String(point - (IS_DIGIT.test(String.fromCodePoint(row)) ? row : row + 6));
}
