import { z } from "zod";
import { isLocalDate } from "~/features/day/calendar/local-date";
import { isLocalTime } from "~/features/day/calendar/local-time";
import { DAY_MESSAGES } from "~/features/day/messages";

export const dateSchema = z
  .string(DAY_MESSAGES.notADay)
  .refine(isLocalDate, DAY_MESSAGES.notADay)
  .optional()
  .meta({ examples: ["2026-03-01"], format: "date" });

export const timeSchema = z
  .string(DAY_MESSAGES.notATime)
  .refine(isLocalTime, DAY_MESSAGES.notATime)
  .optional()
  .meta({ examples: ["08:15"] });
