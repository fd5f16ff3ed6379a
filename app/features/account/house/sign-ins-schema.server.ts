import { z } from "zod";

/** PostgreSQL has no texts with a NUL. */
const text = z
  .string()
  .refine((text) => !text.includes("\0"))
  .default("");

/** `link` confirms whom the provider named; else `issuer` and `subject` say what to unlink. */
export const signInsSchema = z.object({
  link: z.literal("yes").optional(),
  issuer: text,
  subject: text,
  currentPassword: z.string().optional(),
});
