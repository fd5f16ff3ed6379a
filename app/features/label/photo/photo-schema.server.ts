import { z } from "zod";
import { LABEL_MESSAGES } from "../messages";

/** An empty file field gives nothing. */
export const photoSchema = z.object({ image: z.file(LABEL_MESSAGES.noPhoto).optional() });
