import { z } from "zod";
import { ERROR_CODES } from "./error-code";

export const problemSchema = z.object({
  success: z.literal(false),
  data: z.null(),
  error: z.string().meta({ description: "A sentence for people." }),
  code: z.string().meta({
    examples: ["invalid"],
    description: `For programs. Now one of ${ERROR_CODES.join(", ")}; go by the status for one that you don't know.`,
  }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({
      examples: [{ "nutrition.carbs": "Must be a valid number" }],
      description: "What is wrong with each field, by its dotted name.",
    }),
});
