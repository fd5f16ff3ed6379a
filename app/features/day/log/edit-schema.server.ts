import { z } from "zod";
import { entrySchema, servingsSchema } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { whenFields } from "../calendar/when-fields.server";

export const editSchema = (today: string) =>
  entrySchema.safeExtend({
    number_of_servings: servingsSchema(FOOD_MESSAGES.servingsNone),
    ...whenFields(today),
    intent: z.string().optional(),
  });
