import { Temporal } from "temporal-polyfill";

/** The clock time of an instant (ms since 1970) in a zone, as `HH:MM`. */
export const localTime = (timeZone: string, instantMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instantMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });

/** The instant (ms since 1970) of a day `YYYY-MM-DD` and a clock time `HH:MM` in a zone; a skipped hour moves on. */
export const instantOf = (timeZone: string, date: string, time: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .epochMilliseconds;

/** A clock time written `HH:MM`. */
export const isLocalTime = (text: unknown): text is string =>
  typeof text === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
