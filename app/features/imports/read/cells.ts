import { Temporal } from "temporal-polyfill";
import { readNumber } from "~/features/nutrition/read-number";

export type DecimalMark = "." | ",";

const NOTHING = /^(?:|-+|–|—|n\/?a|nan|null|none|nil|\?)$/i;
const UNIT = /(?:kcals?|cals?|calories|kj|grams?|g|mg|%)\.?$/i;
const EXPONENT = /^\d(?:\.\d{1,20})?e[-+]?\d{1,2}$/i;

/** 0 or more; "nothing" for an empty cell, "negative" and "unreadable" for what can't be taken. */
export function readCell(text: string, mark: DecimalMark): number | "nothing" | "negative" | "unreadable" {
  const plain = text.trim().replace(UNIT, "").trim();
  if (NOTHING.test(plain)) return "nothing";
  if (/^[-−]\s?[\d.,]/.test(plain)) return /^[-−]\s?[0.,]+$/.test(plain) ? 0 : "negative";
  const read = readNumber(EXPONENT.test(plain) ? Number(plain).toFixed(6) : plain);
  if (!read) return "unreadable";
  return read.or !== undefined && plain.includes(mark) ? read.or : read.value;
}

/** Which mark a number can only have for its decimals; undefined for a whole number, or one that reads both ways. */
export function decimalMarkIn(text: string): DecimalMark | undefined {
  const plain = text.trim().replace(UNIT, "").trim();
  const [, mark] = /(?:^|\d)([.,])(?:\d{1,2}|\d{4,})$/.exec(plain) ?? /^0([.,])\d+$/.exec(plain) ?? [];
  if (mark) return mark as DecimalMark;
  const [, group] = /^\d{1,3}(?:([.,])\d{3}){2,}$/.exec(plain) ?? [];
  return group ? (group === "." ? "," : ".") : undefined;
}

/** Which number of `03/04/2024` is the month. */
export const DATE_ORDERS = ["month first", "day first"] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

const NUMBERS = /^(\d{1,4})\s?[/.\-年]\s?(\d{1,2})\s?[/.\-月]\s?(\d{1,4})日?(?![\d/.-])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const DAY_NAMED = /^(?:\p{L}+\.?,? )?(\d{1,2})(?:st|nd|rd|th|\.)?[ -](\p{L}{3,9})\.?,?[ -](\d{4})/u;
const MONTH_NAMED = /^(?:\p{L}+\.?, )?(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})/u;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** Days since 1899-12-30, as spreadsheets count; from 2000 to 2099. */
const SERIAL = /^(3[6-9]\d{3}|[4-6]\d{4}|7[0-2]\d{3})(?:\.\d+)?$/;

/** What the order of its numbers must be; undefined for a date that can be read both ways, or only one. */
export function orderIn(text: string): DateOrder | undefined {
  const [, first = "", second = "", third = ""] = NUMBERS.exec(text.trim()) ?? [];
  if (third === "" || first.length > 2) return undefined;
  if (Number(first) > 12) return "day first";
  return Number(second) > 12 ? "month first" : undefined;
}

export function needsOrder(text: string): boolean {
  const [, first = "", second = "", third = ""] = NUMBERS.exec(text.trim()) ?? [];
  return third !== "" && first.length <= 2 && first !== second && !/^\d+\./.test(text.trim());
}

/** An existing day, `YYYY-MM-DD`; dates with dots have the day first. */
export function readDate(typed: string, order?: DateOrder): string | undefined {
  const text = typed.trim();
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = "", second = "", third = ""] = numbers;
    if (first.length > 2) return dayOf(first, second, third);
    const dayFirst = /^\d+\./.test(text) || order === "day first" || first === second;
    if (!dayFirst && !order) return undefined;
    return dayFirst ? dayOf(third, second, first) : dayOf(third, first, second);
  }
  const [, year, month = "", day = ""] = COMPACT.exec(text) ?? [];
  if (year) return dayOf(year, month, day);
  const [, dayFirst, monthAfter = "", yearAfter = ""] = DAY_NAMED.exec(text) ?? [];
  if (dayFirst) return dayOf(yearAfter, monthOf(monthAfter), dayFirst);
  const [, monthBefore, dayAfter = "", yearLast = ""] = MONTH_NAMED.exec(text) ?? [];
  if (monthBefore) return dayOf(yearLast, monthOf(monthBefore), dayAfter);
  if (!SERIAL.test(text)) return undefined;
  return Temporal.PlainDate.from("1899-12-30")
    .add({ days: Math.floor(Number(text)) })
    .toString();
}

const monthOf = (name: string) => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dayOf(year: string, month: string, day: string): string | undefined {
  if (year.length !== 2 && year.length !== 4) return undefined;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const at = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const exists = full >= 1000 && at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return exists ? at.toISOString().slice(0, 10) : undefined;
}

const CLOCK = /(?:^|[T\s])(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s?([ap])?\.?m?\.?/i;

/** `HH:MM` of "8:30 PM", "20:30:00" or a date with a time; undefined without one. */
export function readTime(text: string): string | undefined {
  const [, hours, minutes, half] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const typed = Number(hours);
  const hour = half ? (typed % 12) + (half.toLowerCase() === "p" ? 12 : 0) : typed;
  if (hour > 23 || Number(minutes) > 59 || (half && typed > 12)) return undefined;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

const MEALS: [names: RegExp, time: string][] = [
  [/morning snack|second breakfast/i, "10:00"],
  [/afternoon snack/i, "15:30"],
  [/evening snack|late/i, "21:00"],
  [/night|nacht|noche|nuit|notte/i, "22:00"],
  [/breakfast|frühstück|desayuno|petit.d[eé]jeuner|colazione|ontbijt/i, "08:00"],
  [/lunch|mittag|almuerzo|^d[eé]jeuner|pranzo|middag/i, "12:30"],
  [/dinner|supper|evening|abend|cena|d[iî]ner|avond/i, "19:00"],
  [/snack|merienda|collation|spuntino/i, "16:00"],
];

/** Roughly when a meal of this name is eaten; noon for one without a time of its own. */
export const mealTime = (meal: string): string =>
  MEALS.find(([names]) => names.test(meal.slice(0, 60)))?.[1] ?? "12:00";

const DELIMITERS = [",", ";", "\t", "|"];

/** The delimiter of a CSV text, by its first lines: the one that parts most of them, and most often. */
export function delimiterOf(sample: string): string {
  const lines = sample
    .replace(/"[^"]*"/g, "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const [best = ","] = DELIMITERS.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1);
    return { mark, score: Math.min(...counts, 1000) * 1000 + counts.reduce((sum, count) => sum + count, 0) };
  })
    .toSorted((a, b) => b.score - a.score)
    .map(({ mark }) => mark);
  return best;
}
