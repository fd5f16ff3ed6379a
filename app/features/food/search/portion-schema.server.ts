import { z } from "zod";

/** How much of a food that was found; `intent` "update" only shows what is in it. */
export const portionSchema = z.object({
  amount: z.string().optional(),
  unit: z.string().optional(),
  intent: z.string().optional(),
  key: z.string().max(64).optional(),
});
