import { z } from "zod";
import { keySchema } from "~/features/food/key-schema.server";
import { PARTS_OF_DAY } from "../calendar/part-of-day";
import { whenGiven } from "../calendar/when-fields.server";
import { DAY_MESSAGES } from "../messages";

/** `to` is the day to log to, today by default. */
export const copySchema = (today: string) =>
  keySchema.extend({
    group: z.enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart).optional(),
    to: whenGiven(today).date,
  });
