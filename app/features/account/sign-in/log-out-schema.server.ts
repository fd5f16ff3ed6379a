import { z } from "zod";
import { longTexts } from "~/http/cut-texts";

/** Signing out says at most where to go next. */
export const logOutSchema = z.object({
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
});
