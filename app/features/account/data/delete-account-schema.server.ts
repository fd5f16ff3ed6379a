import { z } from "zod";
import { confirmSchema } from "./confirm-schema.server";

/** The password is looked at only long after the log-in. */
export const deleteAccountSchema = confirmSchema.extend({ currentPassword: z.string().optional() });
