import { z } from "zod";
import { FITS_MAX } from "~/features/day/fits/fits-of.server";
import { nutrientsSchema } from "../amounts-schema.server";
import { defineCall } from "../call";

export const fitsCall = defineCall({
  method: "GET",
  path: "/api/fits",
  operationId: "suggestFood",
  summary: "Portions of your own foods that fill today's open blocks without going over a goal",
  access: "signed-in",
  answer: z.object({
    enough_history: z.boolean().meta({ description: "False in the first week of logging." }),
    foods: z
      .array(
        z.object({
          id: z.string().meta({ description: "Of the food as last logged, to log it again." }),
          name: z.string(),
          emoji: z.string(),
          number_of_servings: z.number(),
          portion: z.string().meta({ examples: ["150 g"] }),
          blocks: nutrientsSchema.meta({ description: "Blocks that it would fill." }),
        }),
      )
      .meta({ description: `At most ${FITS_MAX}, the best first; none without a puzzle.` }),
  }),
});
