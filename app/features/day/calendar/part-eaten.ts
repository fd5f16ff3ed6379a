import type { Eaten } from "./eaten-at";
import { localDate } from "./local-date";
import { localTime } from "./local-time";
import { type PartOfDay, partOfDay } from "./part-of-day";

/** After midnight, a day that has not ended is in its evening. */
export function partEaten({ timeZone }: { timeZone: string }, { time, date }: Eaten): PartOfDay {
  if (localDate({ timeZone, dayStart: 0 }, time) > date) return "evening";
  return partOfDay(localTime(timeZone, time));
}
