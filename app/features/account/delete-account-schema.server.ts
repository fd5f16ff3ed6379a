import { z } from "zod";
import { confirmSchema } from "./confirm-schema.server";

/** The password is looked at only where it is asked for again. */
export const deleteAccountSchema = confirmSchema.extend({ currentPassword: z.string().optional() });
