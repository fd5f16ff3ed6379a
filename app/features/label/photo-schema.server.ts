import { z } from "zod";

/** The form of the scan screen. An empty file field gives nothing. */
export const photoSchema = z.object({ image: z.file().optional() });
