import { z } from "zod";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { FINISH_AT } from "./finish-at";
import { GOAL_MESSAGES } from "./messages";

export const goalSchema = z.object({
  finish_at: z
    .enum(FINISH_AT.map(({ value }) => value))
    .transform(Number)
    .optional(),
  calories: z.string(GOAL_MESSAGES.fieldEmpty).transform((text, context) => {
    const calories = parseAmount(text, "kcal");
    if (calories !== undefined) return calories;
    context.addIssue({
      code: "custom",
      message: text.trim() ? GOAL_MESSAGES.notANumber : GOAL_MESSAGES.fieldEmpty,
    });
    return z.NEVER;
  }),
});
