import { z } from "zod";

/** The password is looked at only where it is asked for. */
export const confirmEmailSchema = z.object({ password: z.string().default("") });
