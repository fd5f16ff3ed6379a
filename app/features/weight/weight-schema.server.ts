import { z } from "zod";
import { whenFields } from "~/features/day/calendar/when-fields.server";
import { WEIGHT_MESSAGES } from "./messages";
import { readWeight } from "./read-weight";
import type { WeightUnit } from "./weight-unit";

const UNITS = ["kg", "lb"] as const;

export const sentUnit = (form: FormData): WeightUnit | undefined =>
  UNITS.find((unit) => unit === form.get("unit"));

/** Days up to `today`; `weight` comes out in kg. */
export const weightSchema = (today: string, unit: WeightUnit) =>
  z.object({
    date: whenFields(today).date,
    unit: z.enum(UNITS).optional(),
    weight: z.string(WEIGHT_MESSAGES.empty).transform((text, context) => {
      const { kg, problem } = readWeight(text, unit);
      if (kg !== undefined) return kg;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    }),
  });

export const deletedWeightSchema = (today: string) => z.object({ date: whenFields(today).date });
