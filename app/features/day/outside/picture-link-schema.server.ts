import { z } from "zod";

export const pictureLinkSchema = z.object({ intent: z.enum(["renew", "end"]) });
