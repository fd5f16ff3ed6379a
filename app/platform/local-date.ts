import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";
import { attempt } from "./text";

/** An IANA name, and the hour of the clock, 0 to 6, before which it is still the day before. */
export type Hours = { timeZone: string; dayStart: number };

/** Days end, clocks change and meals are offered on the quarter hours of every zone, since 1972. */
export const QUARTER_MS = 15 * 60_000;
const QUARTERS_SINCE = Date.UTC(1972, 0, 8);
const CACHED_MAX = 1000;

/** The day of an instant (ms since 1970), `YYYY-MM-DD`. */
export function localDate({ timeZone, dayStart }: Hours, instantMs: number): string {
  if (instantMs < QUARTERS_SINCE) return computedDate(timeZone, dayStart, instantMs);
  const quarter = Math.floor(instantMs / QUARTER_MS);
  const key = `${timeZone} ${dayStart} ${quarter}`;
  const date = dates.get(key) ?? computedDate(timeZone, dayStart, quarter * QUARTER_MS);
  dates.set(key, date);
  return date;
}

const dates = new LRUCache<string, string>({ max: CACHED_MAX });

function computedDate(timeZone: string, dayStart: number, instantMs: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);
  const date = local.toPlainDate();
  return (local.hour < dayStart ? date.subtract({ days: 1 }) : date).toString();
}

/** An existing day, `YYYY-MM-DD`, from 2000 on. */
export const isLocalDate = (text: unknown): text is string =>
  typeof text === "string" &&
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  attempt(() => Temporal.PlainDate.from(text).toString()) === text;

/** ms since 1970; covers days of 23 and 25 hours. */
export function endOfDay({ timeZone, dayStart }: Hours, date: string): number {
  const key = `${timeZone} ${dayStart} ${date}`;
  const end = ends.get(key) ?? computedEnd(timeZone, dayStart, date);
  ends.set(key, end);
  return end;
}

const ends = new LRUCache<string, number>({ max: CACHED_MAX });

function computedEnd(timeZone: string, dayStart: number, date: string): number {
  const next = Temporal.PlainDate.from(date).add({ days: 1 });
  const plainTime = dayStart === 0 ? undefined : new Temporal.PlainTime(dayStart);
  return next.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
