import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { beforeDay, ifUnchanged, limitSchema, pathDay, spanSchema } from "~/features/api/answer-calls.server";
import { amountsSchema, dateSchema } from "~/features/api/food-json.server";
import { DAY_MESSAGES, PARTS_OF_DAY } from "~/features/day/calendar-days";
import type { DayChange } from "~/features/day/change-day.server";
import { CLOSE_MESSAGES } from "~/features/day/close.server";
import { dayWithFoods } from "~/features/day/day.server";
import { FINISH_AT, GOAL_MESSAGES } from "~/features/goals/estimate";
import { perAmount, perNutrient, roundTenth } from "~/features/nutrition/amounts";
import { MAX_AMOUNT } from "~/features/nutrition/read-number";
import { DEFAULT_RANGE, TREND_RANGES } from "~/features/trends/trends";
import { TREND_MESSAGES } from "~/features/trends/trends-shown";
import { KG_MAX, KG_MIN, WEIGHT_MESSAGES } from "~/features/weight/weight";
import type { Caller } from "~/http/caller.server";
import { furtherSumsSchema, homeAnswer, homeCall } from "./day-calls.server";

const BAD_FINISH_AT = "finish_at must be 90 or 100";

const PER_CENTS = FINISH_AT.map(({ value }) => Number(value));

const amount = z
  .number(GOAL_MESSAGES.notANumber)
  .min(0, GOAL_MESSAGES.notANumber)
  .max(MAX_AMOUNT, GOAL_MESSAGES.notANumber)
  .transform(roundTenth);

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

export const goalsBody = z.strictObject({
  ...amounts("Grams; left out, a share of the calories, or as before if these stay."),
  finish_at: z
    .int(BAD_FINISH_AT)
    .refine((value) => PER_CENTS.includes(value), BAD_FINISH_AT)
    .optional()
    .meta({ examples: PER_CENTS, description: "Stays when left out." }),
  weekday_goals: z
    .array(z.strictObject({ weekdays, ...amounts("Grams; left out, a share of the calories.") }))
    .max(7, GOAL_MESSAGES.weekdays)
    .refine((goals) => areDistinct(goals.flatMap(({ weekdays }) => weekdays)), "A weekday can have one goal")
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

const shares = amountsSchema.meta({ description: "0 to 1 of all that was eaten." });

export const trendsCall = defineCall({
  method: "GET",
  path: "/api/trends",
  operationId: "getTrends",
  summary: "Averages beside goals, each day, the most eaten foods and the times of day of a range of days",
  access: "signed-in",
  query: z.strictObject({
    days: z
      .enum(TREND_RANGES.map(String), TREND_MESSAGES.notARange)
      .optional()
      .meta({
        examples: ["7"],
        description: `${TREND_RANGES.join(", ")}, today included; ${DEFAULT_RANGE} by default.`,
      }),
  }),
  answer: z.object({
    from: z.iso.date(),
    to: z.iso.date().meta({ description: "Today." }),
    days_logged: z.int().meta({ description: "Days with food, today included." }),
    days_averaged: z.int().meta({ description: "Days with food before today, which is not over." }),
    averages: amountsSchema.nullable().meta({ description: "Of the averaged days; null without any." }),
    goals: amountsSchema.nullable().meta({ description: "Average goals of the same days." }),
    days_near_goal: z.object(perAmount(() => z.int())).meta({
      description: "How many of the averaged days are within 90 to 110 % of their goal.",
    }),
    days: z
      .array(
        z.object({
          date: z.iso.date(),
          amounts: amountsSchema.nullable(),
          goals: amountsSchema.nullable(),
          further: furtherSumsSchema.meta({ description: "Sums of what its foods are known to have." }),
        }),
      )
      .meta({ description: "Every day, oldest first; null on a day without food." }),
    further: furtherSumsSchema.meta({
      description: "A day's average of the same days; a nutrient that no food is known to have is absent.",
    }),
    foods: z
      .object(perAmount(() => z.array(z.object({ name: z.string(), amount: z.number(), share: z.number() }))))
      .meta({ description: "The most eaten foods, by their share of all that was eaten." }),
    times: z.array(z.object({ part: z.enum(PARTS_OF_DAY), amounts: amountsSchema, shares })),
  }),
});

const RANGE = WEIGHT_MESSAGES.between(`${KG_MIN} and ${KG_MAX} kg`);

export const weightAnswerSchema = z.object({ date: z.iso.date(), kg: z.number() });

export const weightsCall = defineCall({
  method: "GET",
  path: "/api/weight",
  operationId: "listWeights",
  summary: "Your weights in kg, newest first, also while the account hides them",
  access: "signed-in",
  query: z.strictObject({ ...spanSchema, before: beforeDay, limit: limitSchema("all of them") }),
  answer: z.array(weightAnswerSchema),
});

export const setWeightCall = defineCall({
  method: "PUT",
  path: "/api/weight/{date}",
  operationId: "setWeight",
  summary: "Set the weight of a day up to today",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    kg: z
      .number(WEIGHT_MESSAGES.notANumber)
      .min(KG_MIN, RANGE)
      .max(KG_MAX, RANGE)
      .meta({ examples: [81.4] }),
    date: dateSchema.meta({ examples: ["2026-02-01"], description: "The one of the path." }),
  }),
  answer: weightAnswerSchema,
  failure: API_MESSAGES.saveFailed,
});

export const deleteWeightCall = defineCall({
  method: "DELETE",
  path: "/api/weight/{date}",
  operationId: "deleteWeight",
  summary: "Delete the weight of a day",
  access: "signed-in",
  scope: "log",
  answer: z.object({ date: z.iso.date() }),
  refusals: { 404: WEIGHT_MESSAGES.gone },
  failure: API_MESSAGES.saveFailed,
});

const closed = z.object({
  date: z.iso.date(),
  progress: z.number().min(0).max(1),
  collected: z.boolean().meta({ description: "Whether its picture was collected by this." }),
  unlocked: z.array(z.string()).meta({ description: "Special puzzles unlocked by it." }),
});

const onDay = {
  tagged: true,
  access: "signed-in",
  scope: "log",
  answer: closed,
  failure: API_MESSAGES.saveFailed,
} as const;

export const closeDayCall = defineCall({
  ...onDay,
  method: "POST",
  path: "/api/days/{date}/done",
  operationId: "closeDay",
  summary: "Call a day done whose calories are reached and each nutrient at 80 %: its picture is collected",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.notClose },
});

export const reopenDayCall = defineCall({
  ...onDay,
  method: "DELETE",
  path: "/api/days/{date}/done",
  operationId: "reopenDay",
  summary: "Take that back until the day is over: its card goes back too",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.notDone },
});

export const shrinkDayCall = defineCall({
  ...onDay,
  method: "POST",
  path: "/api/days/{date}/shrink",
  operationId: "shrinkDay",
  summary: "Give the day of sign-up two thirds of its goals, after 17:00 one third",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.noShrink },
});

export const unshrinkDayCall = defineCall({
  ...onDay,
  method: "DELETE",
  path: "/api/days/{date}/shrink",
  operationId: "unshrinkDay",
  summary: "Give that day its usual goals again",
  refusals: { 404: DAY_MESSAGES.notADay, 409: CLOSE_MESSAGES.notShrunk },
});

type Params = { params: Record<string, string | undefined>; request: Request };

export const changesDay =
  (verb: (by: Caller, date: string) => Promise<DayChange>) =>
  async (by: Caller, { params, request }: Params) => {
    const date = pathDay(params.date);
    return { date, ...(await verb(ifDayUnchanged(by, request, date), date)) };
  };

/** As `ifUnchanged`, with the tag of `getDay`. */
export const ifDayUnchanged = (by: Caller, request: Request, date: string): Caller =>
  ifUnchanged(by, request, async (tx) => homeCall.answer.parse(homeAnswer(await dayWithFoods(tx, date))));
