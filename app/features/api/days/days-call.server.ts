import { z } from "zod";
import { amountsSchema } from "../amounts-schema.server";
import { defineCall } from "../call";
import { beforeDay, limitSchema, spanSchema } from "../list-schemas.server";

export const DAYS_LISTED = 31;

/** A day of a list. */
export const daySummarySchema = z.object({
  date: z.iso.date(),
  totals: amountsSchema,
  goals: amountsSchema,
  finish_at: z.int(),
  neat: z.boolean(),
  puzzle: z
    .object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      progress: z.number().min(0).max(1),
      complete: z.boolean(),
    })
    .nullable(),
});

export const daysCall = defineCall({
  method: "GET",
  path: "/api/days",
  operationId: "listDays",
  summary: "Days with food, goals of their own or a puzzle, newest first",
  access: "signed-in",
  query: z.strictObject({
    ...spanSchema,
    before: beforeDay,
    limit: limitSchema(String(DAYS_LISTED)),
  }),
  answer: z.object({
    days: z.array(daySummarySchema),
    more: z.boolean(),
    next: z.iso.date().nullable().meta({ description: "What to send as `before` for more." }),
  }),
});
