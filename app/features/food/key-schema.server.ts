import { z } from "zod";
import { newKey } from "~/http/new-key.server";

/** A form's idempotency key; a fresh one without the field (conform would compute a `default` only once). */
export const formKey = z
  .string()
  .max(64)
  .optional()
  .transform((key) => key ?? newKey());

export const keySchema = z.object({ key: formKey });
