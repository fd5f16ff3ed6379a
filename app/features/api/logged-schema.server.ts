import { z } from "zod";
import { amountsSchema } from "./amounts-schema.server";
import { answeredFields } from "./entry-fields.server";

/** A logged food, in answers. Sent back as it is, it changes nothing. */
export const loggedSchema = z.object({
  id: z.string(),
  ...answeredFields,
  time: z.iso.datetime(),
  date: z.iso.date(),
  number_of_servings: z.number(),
  nutrition: amountsSchema.meta({ description: "As eaten: for all servings." }),
  nutrition_per_serving: amountsSchema.meta({ description: "To one decimal." }),
});
