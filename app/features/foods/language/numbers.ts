import { readNumber, type TypedNumber } from "~/features/nutrition/read-number";

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
