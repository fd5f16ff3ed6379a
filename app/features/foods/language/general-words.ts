/** Kinds of food; of little weight after a better word ("milk chocolate candy"). */
const GENERAL = new Set(
  `candy drink beverage cereal snack dish food meal dinner entree confection treat item product
   order plate bowl combo bite mix drymix`.split(/\s+/),
);

export const isGeneral = (word: string): boolean => GENERAL.has(word);
