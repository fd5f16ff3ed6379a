import { Temporal } from "temporal-polyfill";

/** `HH:MM` */
export const localTime = (timeZone: string, instantMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instantMs)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: "minute" });

/** ms since 1970; a skipped hour moves on. */
export const instantOf = (timeZone: string, date: string, time: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .epochMilliseconds;

export const isLocalTime = (text: unknown): text is string =>
  typeof text === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
