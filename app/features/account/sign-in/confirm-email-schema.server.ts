import { z } from "zod";

/** The password is looked at only where the form has the field. */
export const confirmEmailSchema = z.object({ password: z.string().default("") });
