/** A description without differences of case, space and punctuation. */
export const mealWords = (description: string): string =>
  description
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[\s,;]+/g, " ")
    .replace(/^[\s.!?]+|(?<![\s.!?])[\s.!?]+$/g, "")
    .replaceAll("’", "'");
