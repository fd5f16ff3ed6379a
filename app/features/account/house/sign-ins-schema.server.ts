import { z } from "zod";

/** `link` confirms whom the provider named; else `issuer` and `subject` say what to unlink. */
export const signInsSchema = z.object({
  link: z.literal("yes").optional(),
  issuer: z.string().default(""),
  subject: z.string().default(""),
  currentPassword: z.string().optional(),
});
