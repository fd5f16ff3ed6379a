import { z } from "zod";
import type { Caller } from "~/http/caller.server";
import { isLocalDate } from "~/platform/local-date";
import { DAY_MESSAGES } from "./calendar-days";
import { type EatDay, eatDayOf, isLocalTime, type When } from "./dates";

export const whenFields = (today: string) => ({
  date: z
    .string(DAY_MESSAGES.notADay)
    .refine(isLocalDate, { error: DAY_MESSAGES.notADay, abort: true })
    .refine((date) => date <= today, DAY_MESSAGES.futureDay),
  time: z.string(DAY_MESSAGES.notATime).refine(isLocalTime, DAY_MESSAGES.notATime),
});

export function whenGiven(today: string) {
  const { date, time } = whenFields(today);
  return { date: date.optional(), time: time.optional() };
}

type Read = { given: When; problems?: undefined } | { given?: undefined; problems: Record<string, string[]> };

export function readWhen(typed: When, today: string): Read {
  const { data, error } = z.object(whenGiven(today)).safeParse(typed);
  if (data) return { given: data };
  return {
    problems: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), [message]])),
  };
}

export const dayIn = (by: Caller, { url }: Request): EatDay | null =>
  eatDayOf(new URL(url).searchParams.get("date"), by.today);
