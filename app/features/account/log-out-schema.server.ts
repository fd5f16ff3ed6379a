import { z } from "zod";

/** Signing out says at most where to go next. */
export const logOutSchema = z.object({ redirectTo: z.string().optional() });
