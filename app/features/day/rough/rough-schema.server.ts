import { z } from "zod";
import { keySchema } from "~/features/food/key-schema.server";
import { PARTS_OF_DAY } from "../calendar/part-of-day";
import { whenGiven } from "../calendar/when-fields.server";
import { DAY_MESSAGES } from "../messages";
import { ROUGH_SIZES } from "./rough-size";

export const roughSchema = (today: string) =>
  keySchema.extend({
    part: z.enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart),
    size: z.enum(ROUGH_SIZES, DAY_MESSAGES.notASize),
    date: whenGiven(today).date,
  });
