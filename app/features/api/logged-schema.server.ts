import { z } from "zod";
import { amountsSchema } from "./amounts-schema.server";
import { answeredFields } from "./entry-fields.server";
import { partsAnswer } from "./parts-schema.server";

/** A logged food, in answers. Sent back as it is, it changes nothing. */
export const loggedSchema = z.object({
  id: z.string(),
  ...answeredFields,
  time: z.iso.datetime(),
  date: z.iso.date(),
  number_of_servings: z.number(),
  nutrition: amountsSchema.meta({ description: "As eaten: for all servings." }),
  nutrition_per_serving: amountsSchema.meta({ description: "To one decimal." }),
  parts: partsAnswer.meta({ description: "What one serving is made of; [] when that is not known." }),
  source: z.string().nullable(),
  estimated: z.boolean().meta({ description: "Some part is an estimate that was not confirmed." }),
});
