import { Temporal } from "temporal-polyfill";

const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, "0")}`);

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const PARTS_OF_DAY = ["morning", "midday", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export const PART_NAMES: Record<PartOfDay, string> = {
  morning: "Morning",
  midday: "Midday",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** Of a local time, `HH:MM`: up to 11:00, 15:00 and 18:00. */
export function partOfDay(time: string): PartOfDay {
  if (time < "11:00") return "morning";
  if (time < "15:00") return "midday";
  return time < "18:00" ? "afternoon" : "evening";
}

export const isPartOfDay = (text: unknown): text is PartOfDay => PARTS_OF_DAY.some((part) => part === text);

// Creating a format takes far longer than using it.
const ZONES_MAX = 100;
const formats = new Map<object, Map<string, Intl.DateTimeFormat>>();

/** `options` is a constant: each object has formats of its own. */
function inZone(instant: number | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const byZone = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  const format = byZone.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  if (byZone.size >= ZONES_MAX) byZone.clear();
  byZone.set(timeZone, format);
  formats.set(options, byZone);
  return format.format(instant);
}

const SHORT_DAY = { weekday: "short", month: "short", day: "numeric" } as const;
const MONTH = { month: "long", year: "numeric" } as const;
const TIME = { hour: "numeric", minute: "2-digit", hour12: true } as const;
const LONG_DAY = { weekday: "long", month: "long", day: "numeric" } as const;
const DAY = { month: "short", day: "numeric" } as const;

const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
  inZone(new Date(`${date}T00:00:00Z`), "UTC", options);

/** "Tue, Mar 5" */
export const dateText = (date: string) => inUtc(date, SHORT_DAY);

export const monthText = (month: string) => inUtc(`${month}-01`, MONTH);

export function relativeDateText(date: string, today: string): string {
  if (date === today) return "Today";
  return date === addDays(today, -1) ? "Yesterday" : "";
}

/** "9:05 AM" */
export const timeText = (instantMs: number, timeZone: string) => inZone(instantMs, timeZone, TIME);

/** "Thursday, November 19" */
export const longDateText = (date: string) => inUtc(date, LONG_DAY);

/** "Nov 16 to Nov 22, 2026", from a week's dates. */
export function weekText(dates: readonly string[]): string {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const day = (date: string) => inUtc(date, DAY);
  return `${day(first)} to ${day(last)}, ${last.slice(0, 4)}`;
}

type CalendarDay = { date: string; day: number; open: boolean };
export type Calendar = {
  /** Weeks of seven, Monday first; null outside the month. */
  weeks: (CalendarDay | null)[][];
  previousMonth: string;
  nextMonth: string;
};

/** Days with data and today are open; with no data at all, every day up to today. `month` is `YYYY-MM`. */
export function calendarOf(month: string, today: string, active: readonly string[]): Calendar {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const withData = new Set(active);
  const isOpen = (date: string) =>
    date <= today && (date === today || withData.size === 0 || withData.has(date));

  const cells: (CalendarDay | null)[] = Array.from({ length: first.dayOfWeek - 1 }, () => null);
  for (let day = 1; day <= first.daysInMonth; day++) {
    const date = first.with({ day }).toString();
    cells.push({ date, day, open: isOpen(date) });
  }
  while (cells.length % 7) cells.push(null);

  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  const monthsAway = (months: number) => first.add({ months }).toString().slice(0, 7);
  return { weeks, previousMonth: monthsAway(-1), nextMonth: monthsAway(1) };
}

/** `YYYY-MM`, from 2000 on. */
export const isMonth = (text: unknown): text is string =>
  typeof text === "string" && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** `YYYY`, from 2000 on. */
export const isYear = (text: unknown): text is string => typeof text === "string" && /^2\d{3}$/.test(text);

/** The ISO week of a date (`YYYY-MM-DD`), `YYYY-Www`. */
export function weekOf(date: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(date);
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`;
}

export function datesOfWeek(week: string): string[] {
  const [year = 0, number = 0] = week.split("-W").map(Number);
  // The fourth of January is always in the first week.
  const fourth = new Temporal.PlainDate(year, 1, 4);
  const monday = fourth.add({ days: 7 * (number - 1) - (fourth.dayOfWeek - 1) });
  return Array.from({ length: 7 }, (_, days) => monday.add({ days }).toString());
}

export const weeksAway = (week: string, weeks: number): string =>
  weekOf(
    Temporal.PlainDate.from(datesOfWeek(week)[0] ?? "")
      .add({ weeks })
      .toString(),
  );

/** An existing week, `YYYY-Www`, from 2000 on. */
export const isWeek = (text: unknown): text is string =>
  typeof text === "string" && /^2\d{3}-W\d\d$/.test(text) && weekOf(datesOfWeek(text)[0] ?? "") === text;
