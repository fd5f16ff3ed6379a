import { z } from "zod";
import { longTexts } from "~/http/cut-texts";
import { isTimeZone } from "~/platform/time-zone";
import { ACCOUNT_MESSAGES } from "../messages";

export const timeZoneSchema = z.object({
  timeZone: z.string(ACCOUNT_MESSAGES.timeZoneUnknown).refine(isTimeZone, ACCOUNT_MESSAGES.timeZoneUnknown),
  /** Told by a browser by itself: it counts only for an account without a zone. */
  learned: z.literal("1").optional(),
  /** The answer to a browser's zone was no. */
  declined: z.literal("1").optional(),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
});
