import { plainDigits } from "./plain-digits";
import { readNumber, type TypedNumber } from "./read-number";

const NUMBERS =
  /(?:\d{1,6} +)?[1-9]\d? ?\/ ?[1-9]\d?(?!\d)|\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d+(?:[.,']\d+)*/g;

/** The one number among the words of a text, 0 when there is none. Undefined for more than one, or one that can't be read. */
export function onlyNumber(text: string): TypedNumber | undefined {
  const plain = plainDigits(text);
  const [found, ...more] = plain.match(NUMBERS) ?? [];
  if (more.length > 0 || /\p{N}/u.test(plain.replace(found ?? "", ""))) return undefined;
  return found === undefined ? { value: 0 } : readNumber(found);
}
