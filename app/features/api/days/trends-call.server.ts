import { z } from "zod";
import { PARTS_OF_DAY } from "~/features/day/calendar/part-of-day";
import { perAmount } from "~/features/nutrition/per-amount";
import { TREND_MESSAGES } from "~/features/trends/messages";
import { DEFAULT_RANGE, TREND_RANGES } from "~/features/trends/trend-range";
import { amountsSchema } from "../amounts-schema.server";
import { defineCall } from "../call";

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
        z.object({ date: z.iso.date(), amounts: amountsSchema.nullable(), goals: amountsSchema.nullable() }),
      )
      .meta({ description: "Every day, oldest first; null on a day without food." }),
    foods: z
      .object(perAmount(() => z.array(z.object({ name: z.string(), amount: z.number(), share: z.number() }))))
      .meta({ description: "The most eaten foods, by their share of all that was eaten." }),
    times: z.array(z.object({ part: z.enum(PARTS_OF_DAY), amounts: amountsSchema, shares })),
  }),
});
