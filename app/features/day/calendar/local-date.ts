import { Temporal } from "temporal-polyfill";
import { attempt } from "~/platform/attempt";

/** An IANA name, and the hour of the clock, 0 to 6, before which it is still the day before. */
export type Hours = { timeZone: string; dayStart: number };

/** The day of an instant (ms since 1970), `YYYY-MM-DD`. */
export function localDate({ timeZone, dayStart }: Hours, instantMs: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);
  const date = local.toPlainDate();
  return (local.hour < dayStart ? date.subtract({ days: 1 }) : date).toString();
}

/** An existing day, `YYYY-MM-DD`, from 2000 on. */
export const isLocalDate = (text: unknown): text is string =>
  typeof text === "string" &&
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  attempt(() => Temporal.PlainDate.from(text).toString()) === text;

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** ms since 1970; covers days of 23 and 25 hours. */
export function endOfDay({ timeZone, dayStart }: Hours, date: string): number {
  const next = Temporal.PlainDate.from(date).add({ days: 1 });
  const plainTime = dayStart === 0 ? undefined : new Temporal.PlainTime(dayStart);
  return next.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
