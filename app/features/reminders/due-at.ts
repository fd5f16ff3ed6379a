import { Temporal } from "temporal-polyfill";

/** The next instant (ms) after `after` at which clocks show `time`, once a date: a skipped time moves on. */
export function nextDue(timeZone: string, time: string, after: number): number {
  const today = dueOn(timeZone, time, after, 0);
  return today > after ? today : dueOn(timeZone, time, after, 1);
}

/** The latest such instant up to `now`. */
export function lastDue(timeZone: string, time: string, now: number): number {
  const today = dueOn(timeZone, time, now, 0);
  return today <= now ? today : dueOn(timeZone, time, now, -1);
}

function dueOn(timeZone: string, time: string, instant: number, days: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate();
  const plainTime = Temporal.PlainTime.from(time);
  return date.add({ days }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
