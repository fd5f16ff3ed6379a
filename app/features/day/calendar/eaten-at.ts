import { type Hours, localDate } from "./local-date";
import { instantOf } from "./local-time";

/** An instant (ms since 1970) and its day, `YYYY-MM-DD`. */
export type Eaten = { time: number; date: string };

/** `YYYY-MM-DD` and `HH:MM`. */
export type When = { date?: string; time?: string };

export const DEFAULT_TIME = "12:00";

/** Now by default; noon on another day. */
export function eatenAt(hours: Hours, { date, time }: When, now: number): Eaten {
  const today = localDate(hours, now);
  const day = date ?? today;
  if (day === today && time === undefined) return { time: now, date: today };
  return { time: instantOf(hours, day, time ?? DEFAULT_TIME), date: day };
}
