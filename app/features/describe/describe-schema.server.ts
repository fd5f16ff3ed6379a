import { z } from "zod";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { longTexts } from "~/http/cut-texts";

export const DESCRIPTION_MAX = 1000;

export const describeSchema = z.object({
  description: z
    .string(FOOD_MESSAGES.inputEmpty)
    .trim()
    .min(1, FOOD_MESSAGES.inputEmpty)
    .max(DESCRIPTION_MAX, FOOD_MESSAGES.descriptionTooLong)
    .register(longTexts, { max: 4 * DESCRIPTION_MAX }),
});
