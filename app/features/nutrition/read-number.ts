import { plainDigits } from "./plain-digits";

/** `or` is the other possible reading: "1,200" is 1200 or 1.2. */
export type TypedNumber = { value: number; or?: number };

const UNIT = / ?(?:g|ml|kcal)$/i;
const FRACTION = /^(?:(\d{1,6}) +)?([1-9]\d?) ?\/ ?([1-9]\d?)$/;
const DECIMAL = /^\d*(?:[.,' ]\d+)*$/;

/** A number of 0 or more as typed. A separator before exactly three digits, after one to three that are not a lone 0, groups. */
export function readNumber(text: string): TypedNumber | undefined {
  const plain = plainDigits(text).replace(UNIT, "");
  const [, whole = "0", above, below] = FRACTION.exec(plain) ?? [];
  if (above && below) return { value: Number(whole) + Number(above) / Number(below) };
  if (plain === "" || !DECIMAL.test(plain)) return undefined;
  const parts = plain.split(/\D/);
  const marks = plain.replace(/\d/g, "");
  const grouped = marks === "" || isGrouped(parts, marks) ? Number(parts.join("")) : undefined;
  const decimal = isDecimal(parts, marks)
    ? Number(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`)
    : undefined;
  const value = grouped ?? decimal;
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return grouped !== undefined && decimal !== undefined ? { value, or: decimal } : { value };
}

function isGrouped([head = "", ...groups]: readonly string[], marks: string): boolean {
  const same = marks !== "" && marks === (marks[0] ?? "").repeat(marks.length);
  return same && /^\d{1,3}$/.test(head) && head !== "0" && groups.every(({ length }) => length === 3);
}

function isDecimal(parts: readonly string[], marks: string): boolean {
  const [last, before] = [marks.at(-1) ?? "", marks.slice(0, -1)];
  if (last !== "." && last !== ",") return false;
  return before === "" || (before[0] !== last && isGrouped(parts.slice(0, -1), before));
}
