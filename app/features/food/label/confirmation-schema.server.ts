import { z } from "zod";
import { entrySchema } from "../entry-schema.server";

/** The fields of the confirmation. `portion` and `note` only come back to the page with what was typed. */
export const confirmationSchema = entrySchema.extend({
  portion: z.string().max(40).optional(),
  note: z.string().max(600).optional(),
});
