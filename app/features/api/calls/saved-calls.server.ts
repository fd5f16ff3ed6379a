import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { answeredFields, loggedSchema, nutritionSchema } from "~/features/api/food-json.server";
import { DAY_MESSAGES, PARTS_OF_DAY } from "~/features/day/calendar-days";
import { FOOD_MESSAGES } from "~/features/food/entry";
import type { SavedFood } from "~/features/food/saved.server";
import { dateSchema, timeSchema } from "./day-calls.server";

const gone = { 404: DAY_MESSAGES.foodGone };
const failure = API_MESSAGES.saveFailed;

export const savedFoodSchema = z.object({
  id: z.string(),
  kind: z.enum(["food", "meal"]),
  ...answeredFields,
  number_of_servings: z.number(),
  nutrition: nutritionSchema.meta({ description: "For all servings." }),
});

export const savedCall = defineCall({
  method: "GET",
  path: "/api/saved",
  operationId: "listSaved",
  summary: "Saved foods and meals, by name",
  access: "signed-in",
  scope: "any",
  answer: z.object({ foods: z.array(savedFoodSchema) }),
});

export const saveFoodCall = defineCall({
  method: "POST",
  path: "/api/saved",
  operationId: "saveFood",
  summary: "Save a logged food; equal foods are saved once",
  access: "signed-in",
  body: z.strictObject({
    food_id: z.string(DAY_MESSAGES.foodGone).meta({ examples: ["{foodId}"], maxLength: 64 }),
  }),
  answer: savedFoodSchema,
  refusals: { ...gone, 400: FOOD_MESSAGES.savedTooMany },
  failure,
});

export const unsaveFoodCall = defineCall({
  method: "DELETE",
  path: "/api/saved/{savedId}",
  operationId: "unsaveFood",
  summary: "Save a food no longer",
  access: "signed-in",
  answer: z.object({ id: z.string() }),
  refusals: gone,
});

export const logSavedCall = defineCall({
  method: "POST",
  path: "/api/saved/{savedId}/log",
  operationId: "logSaved",
  summary: "Log a saved food, to today by default",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    date: dateSchema,
    time: timeSchema,
  }),
  answer: loggedSchema,
  idempotent: true,
  refusals: gone,
  failure,
});

export const copyDayCall = defineCall({
  method: "POST",
  path: "/api/days/{date}/copy",
  operationId: "copyDay",
  summary: "Log the foods of a day, or of one part of it, once more; to today by default",
  tagged: true,
  access: "signed-in",
  body: z.strictObject({
    group: z
      .enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart)
      .optional()
      .meta({ examples: ["morning"] }),
    to: dateSchema,
  }),
  answer: z.object({ date: z.iso.date(), foods: z.array(z.string()).meta({ description: "Their ids." }) }),
  idempotent: true,
  refusals: { 404: DAY_MESSAGES.notADay },
  failure,
});

export const savedAnswer = ({ id, kind, entry }: SavedFood) => ({
  id,
  kind,
  name: entry.name,
  emoji: entry.emoji,
  number_of_servings: entry.servings,
  nutrition: { ...entry.amounts, ...entry.further },
});
