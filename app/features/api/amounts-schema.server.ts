import { z } from "zod";

/** The four values of a food or a day, in answers. */
export const amountsSchema = z.object({
  calories: z.number(),
  carbs: z.number(),
  fats: z.number(),
  protein: z.number(),
});
