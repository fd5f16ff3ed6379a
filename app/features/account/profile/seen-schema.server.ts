import { z } from "zod";

/** The hidden field with the `updated_at`, in milliseconds, of what a form shows; what is none is left out. */
export const seenSchema = z.coerce.number().int().positive().optional().catch(undefined);
