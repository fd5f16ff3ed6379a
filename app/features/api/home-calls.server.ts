import { z } from "zod";
import { amountsSchema, nutrientsSchema } from "./amounts-schema.server";
import { defineCall } from "./call";
import { dateSchema } from "./days/when-schemas.server";
import { loggedSchema } from "./logged-schema.server";
import { API_MESSAGES } from "./messages";

export const homeCall = defineCall({
  method: "GET",
  path: "/api/home",
  operationId: "getDay",
  summary: "One day: its food, goals and puzzle; today by default",
  access: "signed-in",
  held: true,
  query: z.strictObject({ date: dateSchema }),
  withoutToken: API_MESSAGES.notAuthenticated,
  answer: z.object({
    date: z.iso.date(),
    is_today: z.boolean(),
    totals: amountsSchema,
    goals: amountsSchema,
    finish_at: z.int().meta({ description: "Per cent of a goal that complete its part of the picture." }),
    neat: z.boolean().meta({
      description: "Calories and all three nutrients within 90 to 110 % of their goals; so far, today.",
    }),
    daily_text: z.string(),
    puzzle: z
      .object({
        id: z.string(),
        name: z.string(),
        category: z.string(),
        progress: z.number().min(0).max(1),
        complete: z.boolean(),
        filled: nutrientsSchema.meta({ description: "Blocks of each nutrient that are filled," }),
        blocks: nutrientsSchema.meta({ description: "of these." }),
      })
      .nullable(),
    can_change_puzzle: z.boolean(),
    foods: z.array(loggedSchema.extend({ calories: z.number() })),
  }),
});
