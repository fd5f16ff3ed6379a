import { type Eaten, eatenAt, type When } from "~/features/day/calendar/eaten-at";
import { type Hours, isLocalDate, localDate } from "~/features/day/calendar/local-date";
import { isLocalTime, localTime } from "~/features/day/calendar/local-time";
import { DAY_MESSAGES } from "~/features/day/messages";
import { Refusal } from "~/http/refusal";
import { API_MESSAGES } from "./messages";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An instant as ISO 8601 writes it. */
export const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

/** A clock time `HH:MM`, or an instant. */
export const isSentTime = (text: string): boolean => isLocalTime(text) || isInstant(text);

/**
 * When a food was eaten, as a program sent it; what is left out is as `eatenAt` has it. Throws Refusal when the
 * instant is on another day than `date`, or that day lies ahead.
 */
export function sentTime(sent: When, hours: Hours, now: number): Eaten {
  const eaten = isClock(sent) ? eatenAt(hours, sent, now) : byInstant(sent, hours);
  if (eaten.date > localDate(hours, now)) throw new Refusal(400, DAY_MESSAGES.futureDay);
  return eaten;
}

/** As `sentTime`, of a food that was eaten `before`: what is left out, or sent as it was, stays to the millisecond. */
export function changedTime(sent: When, before: Eaten, hours: Hours, now: number): Eaten {
  const clockBefore = localTime(hours.timeZone, before.time);
  const { date = before.date, time = clockBefore } = sent;
  const same = isClock(sent) ? time === clockBefore : Date.parse(time) === before.time;
  if (same && date === before.date) return before;
  return sentTime(isClock(sent) ? { date, time } : sent, hours, now);
}

const isClock = ({ time }: When) => time === undefined || isLocalTime(time);

function byInstant({ date, time = "" }: When, hours: Hours): Eaten {
  const instant = Date.parse(time);
  const day = localDate(hours, instant);
  if (!isLocalDate(day)) throw new Refusal(400, DAY_MESSAGES.notADay);
  if (date !== undefined && date !== day) throw new Refusal(400, API_MESSAGES.otherDay);
  return { date: day, time: instant };
}
