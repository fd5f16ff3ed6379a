import { z } from "zod";
import { keySchema } from "~/features/food/key-schema.server";
import { whenGiven } from "../calendar/when-fields.server";
import { DAY_MESSAGES } from "../messages";

/** `foods` are ids of logged foods, with commas between. */
export const usualSchema = (today: string) =>
  keySchema.extend({
    foods: z
      .string(DAY_MESSAGES.foodGone)
      .regex(/^[\w-]{22}(?:,[\w-]{22}){0,7}$/, DAY_MESSAGES.foodGone)
      .transform((ids) => [...new Set(ids.split(","))]),
    ...whenGiven(today),
  });
