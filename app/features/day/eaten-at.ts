import { localDate } from "./local-date";
import { instantOf } from "./local-time";

/** When a food was eaten: an instant (ms since 1970) and the day that it counts for, `YYYY-MM-DD`. */
export type Eaten = { time: number; date: string };

/** What a form or a call says of it: a day `YYYY-MM-DD` and a clock time `HH:MM`, either of which may be left out. */
export type When = { date?: string; time?: string };

export const DEFAULT_TIME = "12:00";

/** The instant and the day meant: now where nothing is said, noon on another day. */
export function eatenAt(timeZone: string, { date, time }: When, now: number): Eaten {
  const today = localDate(timeZone, now);
  const day = date ?? today;
  if (day === today && time === undefined) return { time: now, date: today };
  return { time: instantOf(timeZone, day, time ?? DEFAULT_TIME), date: day };
}
