import { z } from "zod";
import { FINISH_AT } from "~/features/goals/finish-at";
import { GOAL_MESSAGES } from "~/features/goals/messages";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { toTenth } from "~/features/nutrition/to-tenth";
import { amountsSchema } from "../amounts-schema.server";
import { defineCall } from "../call";
import { API_MESSAGES } from "../messages";

const PER_CENTS = FINISH_AT.map(({ value }) => Number(value));

const amount = z
  .number(GOAL_MESSAGES.notANumber)
  .min(0, GOAL_MESSAGES.notANumber)
  .max(MAX_AMOUNT, GOAL_MESSAGES.notANumber)
  .transform(toTenth);

const weekdays = z
  .array(z.int(GOAL_MESSAGES.weekdays).min(1, GOAL_MESSAGES.weekdays).max(7, GOAL_MESSAGES.weekdays))
  .min(1, GOAL_MESSAGES.weekdays)
  .max(7, GOAL_MESSAGES.weekdays)
  .meta({ description: "1 Monday to 7 Sunday.", examples: [[6, 7]] });

const answer = amountsSchema.extend({
  finish_at: z.int().meta({ description: "Per cent of a goal that complete its part of the picture." }),
  weekday_goals: z
    .array(amountsSchema.extend({ weekdays }))
    .meta({ description: "Goals that hold on some weekdays in place of the others." }),
});

const amounts = (grams: string) => ({
  calories: amount.meta({ examples: [2000] }),
  ...perNutrient(() => amount.optional().meta({ examples: [100], description: grams })),
});

const areDistinct = (numbers: number[]) => new Set(numbers).size === numbers.length;

export const goalsCall = defineCall({
  method: "GET",
  path: "/api/goals",
  operationId: "getGoals",
  summary: "Today's goals",
  access: "signed-in",
  answer,
});

/** Goals, as a program sends them. */
export const goalsBody = z.strictObject({
  ...amounts("Grams; left out, a share of the calories, or as before if these stay."),
  finish_at: z
    .int(API_MESSAGES.badFinishAt)
    .refine((value) => PER_CENTS.includes(value), API_MESSAGES.badFinishAt)
    .optional()
    .meta({ examples: PER_CENTS, description: "Stays when left out." }),
  weekday_goals: z
    .array(z.strictObject({ weekdays, ...amounts("Grams; left out, a share of the calories.") }))
    .max(7, GOAL_MESSAGES.weekdays)
    .refine((goals) => areDistinct(goals.flatMap(({ weekdays }) => weekdays)), API_MESSAGES.weekdayTwice)
    .optional()
    .meta({
      description: "All of them: weekdays not named have the goals of every day. Stays when left out.",
    }),
});

export const setGoalsCall = defineCall({
  method: "PUT",
  path: "/api/goals",
  operationId: "setGoals",
  summary: "Set the goals from today on",
  access: "signed-in",
  body: goalsBody,
  answer,
  failure: API_MESSAGES.saveFailed,
});
