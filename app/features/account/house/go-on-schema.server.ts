import { z } from "zod";
import { longTexts } from "~/http/cut-texts";

export const goOnSchema = z.object({
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  lateForm: z.string().optional(),
  invite: z.string().max(200).optional().catch(undefined),
});
