/** Words that say how many. "Some" and "any" say nothing and are not here. */
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

const FRACTIONS: Record<string, number> = {
  "½": 0.5,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 0.25,
  "¾": 0.75,
  "⅕": 0.2,
  "⅛": 0.125,
  "⅜": 0.375,
  "⅝": 0.625,
  "⅞": 0.875,
};

export const numberOfWord = (word: string): number | undefined =>
  Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;

/** "1.5", "1,5", "1,000", "½", "1½". */
export const numberOfDigits = (text: string): number => {
  const last = text.at(-1) ?? "";
  const fraction = Object.hasOwn(FRACTIONS, last) ? (FRACTIONS[last] ?? 0) : 0;
  const whole = fraction ? text.slice(0, -1) : text;
  const plain = /^\d{1,3}(,\d{3})+$/.test(whole) ? whole.replaceAll(",", "") : whole.replace(",", ".");
  return (Number(plain) || 0) + fraction;
};
