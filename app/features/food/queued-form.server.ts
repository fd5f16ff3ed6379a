import { z } from "zod";

export const queuedSchema = z.object({
  key: z.string().min(1).max(64),
  at: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  tag: z.string().max(64),
});
