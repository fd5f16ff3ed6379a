import { Temporal } from "temporal-polyfill";
import type { Hours } from "./local-date";

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
