import { Temporal } from "temporal-polyfill";

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
