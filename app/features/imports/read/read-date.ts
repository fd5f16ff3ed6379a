import { Temporal } from "temporal-polyfill";

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
  const [, dayBefore, monthAfter = "", yearAfter = ""] = DAY_NAMED.exec(text) ?? [];
  if (dayBefore) return dayOf(yearAfter, monthOf(monthAfter), dayBefore);
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
