import { z } from "zod";
import { formKey } from "~/features/food/entry-form.server";

export const portionSchema = z.object({
  amount: z.string().optional(),
  unit: z.string().optional(),
  intent: z.string().optional(),
  date: z.string().optional(),
  time: z.string().optional(),
  key: formKey,
});
