import { z } from "zod";
import { newKey } from "~/platform/new-key.server";

/**
 * The key made afresh for every form shown, so that sending it twice acts once. A form without one acts each time: that
 * is no `default`, which the form library would work out once for all.
 */
export const formKey = z
  .string()
  .max(64)
  .optional()
  .transform((key) => key ?? newKey());

/** A form that says nothing but that it was sent. */
export const keySchema = z.object({ key: formKey });
