import { z } from "zod";
import { DAY_MESSAGES } from "../messages";
import { isLocalDate } from "./local-date";
import { isLocalTime } from "./local-time";

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
