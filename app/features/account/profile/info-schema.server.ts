import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import type { InfoField, InfoValues } from "./read-profile";
import { seenSchema } from "./seen-schema.server";
import { weightInUnit } from "./weight-in-unit";

const typed = z.string().max(200).optional();

/** The fields of the info form, as typed. `readProfile` reads them, for what is required depends on the unit. */
export const infoSchema = z.object({
  name: typed,
  lastName: typed,
  gender: typed,
  age: typed,
  unit: typed,
  heightFeet: typed,
  heightInches: typed,
  height: typed,
  weight: typed,
  activityLevel: typed,
  weightGoal: typed,
  /** The unit and the weight that the form began with. */
  shownUnit: typed,
  shownWeight: typed,
  updatedAt: seenSchema,
  numbers: z.enum(["hidden"]).optional(),
} satisfies Record<InfoField | "shownUnit" | "shownWeight" | "updatedAt" | "numbers", z.ZodType>);

export const shownInUnit = ({
  initialValue,
  ...rest
}: SubmissionResult<string[]>): SubmissionResult<string[]> => ({
  ...rest,
  initialValue: { ...initialValue, weight: weightInUnit(initialValue as InfoValues) ?? "" },
});
