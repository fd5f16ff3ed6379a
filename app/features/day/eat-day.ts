import { type Hours, isLocalDate, localDate } from "~/platform/local-date";
import { addDays } from "./calendar-days";
import { dateText, relativeDateText } from "./date-text";
import { DEFAULT_TIME } from "./dates";

/** Null for today, for a future day and for anything that is no day. */
export const pastDayOf = (date: string | null | undefined, today: string): string | null =>
  isLocalDate(date) && date < today ? date : null;

/** A past day to log to, its name in headings and the form's first clock time. */
export type EatDay = { date: string; text: string; time: string };

export function eatDayOf(named: string | null | undefined, today: string): EatDay | null {
  const date = pastDayOf(named, today);
  if (!date) return null;
  const year = date.slice(0, 4);
  const text = year === today.slice(0, 4) ? dateText(date) : `${dateText(date)}, ${year}`;
  return { date, text, time: DEFAULT_TIME };
}

/** "today", "yesterday", "on Tue, Mar 5", "on Tue, Mar 5, 2024" */
export function dayWording(hours: Hours, instant: number, now: number): string {
  const [date, today] = [localDate(hours, instant), localDate(hours, now)];
  const relative = relativeDateText(date, today).toLowerCase();
  if (relative) return relative;
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? `on ${dateText(date)}` : `on ${dateText(date)}, ${year}`;
}

type NeighbourDays = { previous: string | null; next: string | null };

export type Around = { before: string | null; after: string | null };

/** The targets of the date switcher's arrows, null where disabled; today is never skipped, and data ahead stays reachable after a journey west. */
export function neighbourDays(date: string, today: string, around: Around): NeighbourDays {
  return { previous: previousDay(date, today, around), next: nextDay(date, today, around) };
}

function previousDay(date: string, today: string, { before }: Around) {
  if (date === today) return addDays(today, -1);
  return date > today && (before ?? "") < today ? today : before;
}

function nextDay(date: string, today: string, { after }: Around) {
  if (date === addDays(today, -1)) return today;
  return date < today && (after === null || after > today) ? today : after;
}
