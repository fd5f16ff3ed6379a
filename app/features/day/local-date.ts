import { Temporal } from "temporal-polyfill";
import { attempt } from "~/platform/attempt";

/** The day an instant (ms since 1970) falls on in a zone, as `YYYY-MM-DD`. */
export const localDate = (timeZone: string, instantMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** A real day of the calendar, written `YYYY-MM-DD`, from 2000 on. */
export const isLocalDate = (text: unknown): text is string =>
  typeof text === "string" &&
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  attempt(() => Temporal.PlainDate.from(text).toString()) === text;

/** The day `days` after `date` (before, when negative). */
export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** When the day after `date` begins in a zone, in ms since 1970: days of 23 and 25 hours included. */
export const endOfDay = (timeZone: string, date: string): number =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
