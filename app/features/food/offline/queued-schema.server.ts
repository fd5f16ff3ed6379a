import { z } from "zod";
import { entrySchema } from "../entry-schema.server";

const waited = {
  key: z.string().min(1).max(64),
  at: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  tag: z.string().max(64),
};

/** The fields of a food that waited in a browser: those of its form, when it was typed (ms), and whose it is. */
export const queuedSchema = entrySchema.safeExtend(waited);

/** The same of a logged food that is to be logged again. */
export const againSchema = z.object(waited);
