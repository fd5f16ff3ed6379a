import type { Hours } from "./local-date";
import { instantOf } from "./local-time";

const DAY_MS = 24 * 3_600_000;
const DAYS_HELD = 500;

/** `instantOf` for many times of few days: on days of 24 hours a sum. */
export function instantsOf(hours: Hours): (date: string, time: string) => number {
  const midnights = new Map<string, number>();
  const midnightOf = (date: string) => {
    const known = midnights.get(date);
    if (known !== undefined) return known;
    if (midnights.size > DAYS_HELD) midnights.clear();
    const found = instantOf({ timeZone: hours.timeZone, dayStart: 0 }, date, "00:00");
    midnights.set(date, found);
    return found;
  };
  return (date, time) => {
    const late = Number(time.slice(0, 2)) < hours.dayStart;
    const start = midnightOf(date);
    if (late || midnightOf(dayAfter(date)) - start !== DAY_MS) return instantOf(hours, date, time);
    return start + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
  };
}

const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
