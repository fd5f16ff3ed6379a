import { z } from "zod";
import { keySchema } from "./key-schema.server";
import { FOOD_MESSAGES } from "./messages";
import { readServings } from "./servings";

export const againSchema = keySchema.extend({
  number_of_servings: z
    .string()
    .optional()
    .transform((text, context) => {
      const servings = text === undefined ? undefined : readServings(text);
      if (text !== undefined && servings === undefined)
        context.addIssue({ code: "custom", message: FOOD_MESSAGES.servingsNone });
      return servings;
    }),
});
