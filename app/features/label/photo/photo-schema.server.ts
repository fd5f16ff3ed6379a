import { z } from "zod";
import { LABEL_MESSAGES } from "../messages";

export const photoSchema = z.object({ image: z.file(LABEL_MESSAGES.noPhoto).optional() });
