import { isLocalDate, localDate } from "../day/local-date";
import { instantOf, isLocalTime, localTime } from "../day/local-time";
import { DAY_MESSAGES } from "../day/messages";
import { CallRefused } from "./call-refused";
import { API_MESSAGES } from "./messages";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** When a food was eaten: an instant (ms) and the day it counts for. */
type Eaten = { time: number; date: string };
type Sent = { date?: string; time?: string };

/** A clock time `HH:MM`, or an instant as ISO 8601 writes it. */
export const isSentTime = (text: string): boolean =>
  isLocalTime(text) || (INSTANT.test(text) && !Number.isNaN(Date.parse(text)));

/**
 * When a food was eaten, as a program sent it. What is left out, or sent as it was `before`, stays to the millisecond.
 * Throws CallRefused when the instant is on another day than `date`, or that day lies after `today`.
 */
export function sentTime(sent: Sent, before: Eaten, zone: string, today: string): Eaten {
  const isClock = sent.time === undefined || isLocalTime(sent.time);
  const eaten = isClock ? byClock(sent, before, zone) : byInstant(sent, before, zone);
  if (eaten.date !== before.date && eaten.date > today) throw new CallRefused(400, DAY_MESSAGES.futureDay);
  return eaten;
}

function byClock({ date, time }: Sent, before: Eaten, zone: string): Eaten {
  const clockBefore = localTime(zone, before.time);
  const [day, clock] = [date ?? before.date, time ?? clockBefore];
  if (day === before.date && clock === clockBefore) return before;
  return { date: day, time: instantOf(zone, day, clock) };
}

function byInstant({ date, time = "" }: Sent, before: Eaten, zone: string): Eaten {
  const instant = Date.parse(time);
  if (instant === before.time && (date ?? before.date) === before.date) return before;
  const day = localDate(zone, instant);
  if (!isLocalDate(day)) throw new CallRefused(400, DAY_MESSAGES.notADay);
  if (date !== undefined && date !== day) throw new CallRefused(400, API_MESSAGES.otherDay);
  return { date: day, time: instant };
}
