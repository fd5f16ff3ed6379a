import { z } from "zod";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { type Eaten, eatenAt, isLocalTime, localTime, type When } from "~/features/day/dates.server";
import { readServings, roundServings } from "~/features/food/servings";
import { roundTenth } from "~/features/nutrition/amounts";
import { MAX_AMOUNT, onlyNumber, plainDigits, type TypedNumber } from "~/features/nutrition/read-number";
import { Refusal } from "~/http/refusal";
import { type Hours, isLocalDate, localDate } from "~/platform/local-date";

/** For `transform`: what `read` makes of what was sent, which is refused where that is undefined. */
export const readOr =
  <S, T>(read: (sent: S) => T | undefined, message: string | ((sent: S) => string)) =>
  (sent: S, context: z.RefinementCtx): T => {
    const value = read(sent);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: typeof message === "string" ? message : message(sent) });
    return z.NEVER;
  };

// Text that means something else than its digits say.
const MISLEADING = /[-\u2212\u2013]\s*[.,]?\d|\d[eE][+-]?\d|0x|\bnan\b|\binf(?:inity)?\b|∞/i;

/** The number in an amount that a program sent as text, 0 when it holds none. */
export const numberSent = (text: string): TypedNumber | undefined =>
  MISLEADING.test(plainDigits(text)) ? undefined : onlyNumber(text);

/**
 * An amount as a program sent it, times `servings`, to one decimal: a number, or text with a number in it (0 when it
 * holds none). Undefined for what is negative, endless, more than 100,000, or can be read as two numbers.
 */
export function sentAmount(value: number | string, unit: "kcal" | "g", servings = 1): number | undefined {
  const read = typeof value === "number" ? { value } : numberSent(value);
  if (!read || !(read.value >= 0) || (unit === "g" && read.or !== undefined)) return undefined;
  const amount = roundTenth(read.value * servings);
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/**
 * A number of servings as a program sent it, to four decimals; 1 for null. Undefined for what is none, 0 or less, or can
 * be read as two numbers.
 */
export function sentServings(value: number | string | null): number | undefined {
  if (value === null) return 1;
  return typeof value === "string" ? readServings(value) : roundServings(value);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

/** The pattern of a clock time `HH:MM`, or of an instant. */
export const SENT_TIME = `^(?:[01]\\d|2[0-3]):[0-5]\\d$|${INSTANT.source}`;

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
  if (date !== undefined && date !== day)
    throw new Refusal(400, "time is on another day than date. Leave one of the two out.");
  return { date: day, time: instant };
}
