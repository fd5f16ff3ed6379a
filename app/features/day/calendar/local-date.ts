import { Temporal } from "temporal-polyfill";
import { attempt } from "~/platform/attempt";

/** The day of an instant (ms since 1970), `YYYY-MM-DD`. */
export const localDate = (timeZone: string, instantMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** An existing day, `YYYY-MM-DD`, from 2000 on. */
export const isLocalDate = (text: unknown): text is string =>
  typeof text === "string" &&
  /^2\d{3}-\d\d-\d\d$/.test(text) &&
  attempt(() => Temporal.PlainDate.from(text).toString()) === text;

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** ms since 1970; covers days of 23 and 25 hours. */
export const endOfDay = (timeZone: string, date: string): number =>
  Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
