/** Words for kinds of food. Where a better one stands before them ("milk chocolate candy") they say little. */
const GENERAL = new Set(
  `candy drink beverage cereal snack dish food meal dinner entree confection treat item product
   order plate bowl combo bite`.split(/\s+/),
);

export const isGeneral = (word: string): boolean => GENERAL.has(word);
