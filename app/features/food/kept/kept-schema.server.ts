import { z } from "zod";
import { entrySchema } from "../entry-schema.server";

/** The fields of a food that waited in a browser: those of its form, when it was typed (ms), and whose it is. */
export const keptSchema = entrySchema.safeExtend({
  key: z.string().min(1).max(64),
  at: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  tag: z.string().max(64),
});
