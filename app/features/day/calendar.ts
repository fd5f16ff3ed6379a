import { Temporal } from "temporal-polyfill";

type CalendarDay = { date: string; day: number; open: boolean };
type Calendar = {
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
