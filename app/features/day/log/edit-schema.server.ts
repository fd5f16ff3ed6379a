import { z } from "zod";
import { entrySchemas, servingsSchema } from "~/features/food/entry-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import type { Energy } from "~/features/nutrition/energy";
import { whenFields } from "../calendar/when-fields.server";

export const editSchema = (today: string, energy: Energy) =>
  entrySchemas[energy].safeExtend({
    number_of_servings: servingsSchema(FOOD_MESSAGES.servingsNone),
    ...whenFields(today),
    intent: z.string().optional(),
  });
