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

export const queuedSchema = entrySchema.safeExtend(waited);

export const againSchema = z.object(waited);
