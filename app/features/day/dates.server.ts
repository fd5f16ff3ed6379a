import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Caller } from "~/http/caller.server";
import { type Hours, isLocalDate, localDate } from "~/platform/local-date";
import {
  addDays,
  DAY_MESSAGES,
  datedText,
  type PartOfDay,
  partOfDay,
  relativeDateText,
} from "./calendar-days";

/** `HH:MM` */
export const localTime = (timeZone: string, instantMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instantMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });

/** ms since 1970; a skipped hour moves on, one before the day's start back to stay on its day. */
export function instantOf({ timeZone, dayStart }: Hours, date: string, time: string): number {
  const plainTime = Temporal.PlainTime.from(time);
  const late = plainTime.hour < dayStart;
  const local = Temporal.PlainDate.from(date)
    .add({ days: late ? 1 : 0 })
    .toPlainDateTime(plainTime);
  return local.toZonedDateTime(timeZone, { disambiguation: late ? "earlier" : "compatible" })
    .epochMilliseconds;
}

export const isLocalTime = (text: unknown): text is string =>
  typeof text === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const DAY_MS = 24 * 3_600_000;
const DAYS_CACHED = 500;

/** `instantOf` for many times of few days: on days of 24 hours a sum. */
export function instantsOf(hours: Hours): (date: string, time: string) => number {
  const midnights = new Map<string, number>();
  const midnightOf = (date: string) => {
    const known = midnights.get(date);
    if (known !== undefined) return known;
    if (midnights.size > DAYS_CACHED) midnights.clear();
    const found = instantOf({ timeZone: hours.timeZone, dayStart: 0 }, date, "00:00");
    midnights.set(date, found);
    return found;
  };
  return (date, time) => {
    const late = Number(time.slice(0, 2)) < hours.dayStart;
    const start = midnightOf(date);
    if (late || midnightOf(dayAfter(date)) - start !== DAY_MS) return instantOf(hours, date, time);
    return start + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
  };
}

const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);

/** An instant (ms since 1970) and its day, `YYYY-MM-DD`. */
export type Eaten = { time: number; date: string };

/** `YYYY-MM-DD` and `HH:MM`. */
export type When = { date?: string; time?: string };

const DEFAULT_TIME = "12:00";

/** Now by default; noon on another day. */
export function eatenAt(hours: Hours, { date, time }: When, now: number): Eaten {
  const today = localDate(hours, now);
  const day = date ?? today;
  if (day === today && time === undefined) return { time: now, date: today };
  return { time: instantOf(hours, day, time ?? DEFAULT_TIME), date: day };
}

/** Gives a zone's minutes ahead of UTC at noon of each date between two (`YYYY-MM-DD`). */
export function utcOffset(timeZone: string, from: string, to: string): (date: string) => number {
  const plainTime = Temporal.PlainTime.from("12:00");
  const noon = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime });
  const end = noon(to);
  const spans: { from: string; minutes: number }[] = [];
  let at: Temporal.ZonedDateTime | null = noon(from);
  while (at && Temporal.ZonedDateTime.compare(at, end) <= 0) {
    const date = spans.length === 0 ? from : firstNoon(at);
    spans.push({ from: date, minutes: at.offsetNanoseconds / MINUTE_NS });
    at = at.getTimeZoneTransition("next");
  }
  return (date) => spans.findLast((span) => span.from <= date)?.minutes ?? 0;
}

const MINUTE_NS = 60_000_000_000;

const firstNoon = (at: Temporal.ZonedDateTime): string =>
  (at.hour < 12 ? at : at.add({ days: 1 })).toPlainDate().toString();

/** After midnight, a day that has not ended is in its evening. */
export function partEaten({ timeZone }: { timeZone: string }, { time, date }: Eaten): PartOfDay {
  if (localDate({ timeZone, dayStart: 0 }, time) > date) return "evening";
  return partOfDay(localTime(timeZone, time));
}

/** Null for today, for a future day and for anything that is no day. */
export const pastDayOf = (date: string | null | undefined, today: string): string | null =>
  isLocalDate(date) && date < today ? date : null;

/** A past day to log to, its name in headings and the form's first clock time. */
export type EatDay = { date: string; text: string; time: string };

export function eatDayOf(named: string | null | undefined, today: string): EatDay | null {
  const date = pastDayOf(named, today);
  if (!date) return null;
  return { date, text: datedText(date, today), time: DEFAULT_TIME };
}

/** "today", "yesterday", "on Tue, Mar 5", "on Tue, Mar 5, 2024" */
export function dayWording(hours: Hours, instant: number, now: number): string {
  const [date, today] = [localDate(hours, instant), localDate(hours, now)];
  const relative = relativeDateText(date, today).toLowerCase();
  return relative || `on ${datedText(date, today)}`;
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

export const whenFields = (today: string) => ({
  date: z
    .string(DAY_MESSAGES.notADay)
    .refine(isLocalDate, { error: DAY_MESSAGES.notADay, abort: true })
    .refine((date) => date <= today, DAY_MESSAGES.futureDay),
  time: z.string(DAY_MESSAGES.notATime).refine(isLocalTime, DAY_MESSAGES.notATime),
});

export function whenGiven(today: string) {
  const { date, time } = whenFields(today);
  return { date: date.optional(), time: time.optional() };
}

type Read = { given: When; problems?: undefined } | { given?: undefined; problems: Record<string, string[]> };

export function readWhen(typed: When, today: string): Read {
  const { data, error } = z.object(whenGiven(today)).safeParse(typed);
  if (data) return { given: data };
  return {
    problems: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), [message]])),
  };
}

export const dayIn = (by: Caller, { url }: Request): EatDay | null =>
  eatDayOf(new URL(url).searchParams.get("date"), by.today);
