import { entrySchema, servingsSchema } from "../food/entry-schema.server";
import { FOOD_MESSAGES } from "../food/messages";
import { whenFields } from "./when-fields.server";

/** The fields that change a logged food; `today` is the last day that can be set. */
export const editSchema = (today: string) =>
  entrySchema.safeExtend({
    number_of_servings: servingsSchema(FOOD_MESSAGES.servingsNone),
    ...whenFields(today),
  });
