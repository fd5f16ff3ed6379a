import { z } from "zod";
import { entrySchema } from "../food/entry-schema.server";
import { isLocalDate } from "./local-date";
import { isLocalTime } from "./local-time";
import { DAY_MESSAGES } from "./messages";

/** The fields that change a logged food; `today` is the last day that can be set. */
export const editSchema = (today: string) =>
  entrySchema.safeExtend({
    date: z
      .string(DAY_MESSAGES.notADay)
      .refine(isLocalDate, { error: DAY_MESSAGES.notADay, abort: true })
      .refine((date) => date <= today, DAY_MESSAGES.futureDay),
    time: z.string(DAY_MESSAGES.notATime).refine(isLocalTime, DAY_MESSAGES.notATime),
  });
