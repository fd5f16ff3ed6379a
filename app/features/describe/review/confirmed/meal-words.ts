/** A description with what doesn't change its meaning left out: the same words again are the same text. */
export const mealWords = (description: string): string =>
  description
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[\s,;]+/g, " ")
    .replace(/^[\s.!?]+|(?<![\s.!?])[\s.!?]+$/g, "")
    .replaceAll("’", "'");
