import { z } from "zod";
import { PARTS_OF_DAY } from "~/features/day/calendar/part-of-day";
import { DAY_MESSAGES } from "~/features/day/messages";
import { ROUGH_SIZES } from "~/features/day/rough/rough-size";
import { defineCall } from "../call";
import { loggedSchema } from "../logged-schema.server";
import { API_MESSAGES } from "../messages";
import { dateSchema } from "./when-schemas.server";

export const roughCall = defineCall({
  method: "POST",
  path: "/api/rough",
  operationId: "logRough",
  summary: "Log an estimate for a part of a day, today by default, by what it usually holds",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    part: z.enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart).meta({ examples: ["evening"] }),
    size: z.enum(ROUGH_SIZES, DAY_MESSAGES.notASize).meta({ examples: ["usual"] }),
    date: dateSchema,
  }),
  answer: loggedSchema,
  idempotent: true,
  failure: API_MESSAGES.saveFailed,
});
