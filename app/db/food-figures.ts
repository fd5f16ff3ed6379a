import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";

/** A list each of names, minutes of the UTC day (a day more past the midnight that ends it), and amounts in tenths. */
export type FoodTotals = { name: string[]; minute: number[] } & Record<AmountName, number[]>;

/** Eight digits of a food's name, two of its minute, then its amounts: six bits a digit, a 32 says that the next one goes on. */
export const figuresOf = (foods: FoodTotals): string =>
  foods.name
    .map((name, i) => {
      const amounts = AMOUNTS.map((amount) => digitsUntilLast(foods[amount][i] ?? 0)).join("");
      return keyOf(name) + digits(foods.minute[i] ?? 0, MINUTE_DIGITS) + amounts;
    })
    .join("");

/** The halves of a food's key, 24 bits each, are the same for names that differ in case only; `tenths`, in the order of AMOUNTS, is used again. */
type ReadFood = (key: number, rest: number, minute: number, tenths: readonly number[]) => void;

export function readFigures(figures: string, food: ReadFood): void {
  const tenths = AMOUNTS.map(() => 0);
  const end = figures.length;
  for (let at = 0; at < end; ) {
    const key = fourAt(figures, at);
    const rest = fourAt(figures, at + KEY_DIGITS / 2);
    at += KEY_DIGITS;
    const minute = valueAt(figures, at) * 64 + valueAt(figures, at + 1);
    at += MINUTE_DIGITS;
    for (let i = 0; i < tenths.length; i++) {
      let digit = valueAt(figures, at++);
      let tenth = digit & 31;
      for (let unit = 32; digit > 31 && at < end; unit *= 32) {
        digit = valueAt(figures, at++);
        tenth += (digit & 31) * unit;
      }
      tenths[i] = tenth;
    }
    food(key, rest, minute, tenths);
  }
}

const DIGITS = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
const KEY_DIGITS = 8;
const MINUTE_DIGITS = 2;
const VALUES = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, DIGITS.indexOf(String.fromCharCode(code))),
);

const valueAt = (figures: string, at: number): number => VALUES[figures.charCodeAt(at)] ?? 0;

const fourAt = (figures: string, at: number): number =>
  (valueAt(figures, at) << 18) |
  (valueAt(figures, at + 1) << 12) |
  (valueAt(figures, at + 2) << 6) |
  valueAt(figures, at + 3);

function digits(value: number, count: number): string {
  let text = "";
  for (let rest = value; text.length < count; rest = Math.floor(rest / 64)) text = DIGITS[rest % 64] + text;
  return text;
}

function digitsUntilLast(value: number): string {
  let text = "";
  let rest = value;
  for (; rest > 31; rest = Math.floor(rest / 32)) text += DIGITS[32 + (rest % 32)];
  return text + DIGITS[rest];
}

/** 48 bits of the public-domain hash cyrb53. */
function keyOf(name: string): string {
  const text = name.toLowerCase();
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return digits(one >>> 8, KEY_DIGITS / 2) + digits(two >>> 8, KEY_DIGITS / 2);
}

type Keyed = { rest: number };

/** What is held of a food, added if there is none: two foods with the same first half of their keys stand one after the other. */
export function foundByKey<T extends Keyed>(
  held: Map<number, T>,
  key: number,
  rest: number,
  add: () => T,
): T {
  for (let slot = key; ; slot++) {
    const found = held.get(slot);
    if (found?.rest === rest) return found;
    if (found) continue;
    const added = add();
    held.set(slot, added);
    return added;
  }
}
