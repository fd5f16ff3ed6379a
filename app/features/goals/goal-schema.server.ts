import { z } from "zod";
import { energyUnit } from "~/features/nutrition/amount-labels";
import type { Energy } from "~/features/nutrition/energy";
import { ENERGIES } from "~/features/nutrition/energy-in";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { recordOf } from "~/features/nutrition/record-of";
import { FINISH_AT } from "./finish-at";
import { GOAL_MESSAGES } from "./messages";

/** Distinct numbers, 1 Monday to 7 Sunday, from `6,7`; none means every day. */
export const weekdaysSchema = z
  .string()
  .regex(/^[1-7](,[1-7])*$/, GOAL_MESSAGES.weekdays)
  .transform((text) => [...new Set(text.split(",").map(Number))].sort())
  .default([]);

const goalSchemaIn = (energy: Energy) =>
  z.object({
    energy: z.enum(ENERGIES).default(energy),
    finish_at: z
      .enum(FINISH_AT.map(({ value }) => value))
      .transform(Number)
      .optional(),
    calories: z.string(GOAL_MESSAGES.fieldEmpty).transform((text, context) => {
      const calories = parseAmount(text, energyUnit(energy));
      if (calories !== undefined) return calories;
      context.addIssue({
        code: "custom",
        message: text.trim() ? GOAL_MESSAGES.notANumber : GOAL_MESSAGES.fieldEmpty,
      });
      return z.NEVER;
    }),
    split: z.enum(["estimate", "own"]).optional(),
    ...recordOf(NUTRIENTS, () => z.string().optional()),
    weekdays: weekdaysSchema,
  });

export const goalSchemas = recordOf(ENERGIES, goalSchemaIn);

export const endedGoalSchema = z.object({ weekdays: weekdaysSchema });
