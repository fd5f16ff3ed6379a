import { z } from "zod";
import { keySchema } from "~/features/food/key-schema.server";
import { whenGiven } from "../calendar/when-fields.server";
import { DAY_MESSAGES } from "../messages";

export const savedSchema = (today: string) =>
  keySchema.extend({
    id: z.string(DAY_MESSAGES.foodGone).regex(/^[\w-]{1,64}$/, DAY_MESSAGES.foodGone),
    intent: z.string().optional(),
    ...whenGiven(today),
  });
