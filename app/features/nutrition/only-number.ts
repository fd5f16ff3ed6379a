import { plainDigits } from "./plain-digits";
import { readNumber, type TypedNumber } from "./read-number";

const NUMBERS =
  /(?:\d{1,6} +)?[1-9]\d? ?\/ ?[1-9]\d?(?!\d)|\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d+(?:[.,']\d+)*/g;

/** The only number in a text, 0 when there is none; undefined for several or an unreadable one. */
export function onlyNumber(text: string): TypedNumber | undefined {
  const plain = plainDigits(text);
  const [match, ...more] = plain.match(NUMBERS) ?? [];
  if (more.length > 0 || /\p{N}/u.test(plain.replace(match ?? "", ""))) return undefined;
  return match === undefined ? { value: 0 } : readNumber(match);
}
