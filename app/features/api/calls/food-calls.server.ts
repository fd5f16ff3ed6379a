import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { beforeFood, limitSchema, spanSchema } from "~/features/api/answer-calls.server";
import { changedTime } from "~/features/api/fields.server";
import {
  answeredFields,
  changeBody,
  dateSchema,
  loggedSchema,
  newBody,
  nutritionSchema,
  replacingBody,
  timeSchema,
  wording,
} from "~/features/api/food-json.server";
import { changedEntry, type SentChange } from "~/features/api/food-read.server";
import { DAY_MESSAGES, PARTS_OF_DAY } from "~/features/day/calendar-days";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { type LoggedFood, loggedFood } from "~/features/food/logged.server";
import type { SavedFood } from "~/features/food/saved.server";
import { editFood } from "~/features/log/log-food.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";

const failure = API_MESSAGES.saveFailed;
const gone = { 404: "That food doesn't exist." };

export const logFoodCall = defineCall({
  method: "POST",
  path: "/api/food",
  operationId: "logFood",
  summary: "Log a food, to today by default",
  access: "signed-in",
  scope: "log",
  body: newBody,
  answer: loggedSchema.extend({
    puzzle: z.object({
      progress: z.number().min(0).max(1),
      collected: z.boolean().meta({ description: "Whether this food completed the puzzle of its day." }),
      unlocked: z.array(z.string()),
    }),
  }),
  idempotent: true,
  refusals: { 409: API_MESSAGES.keyUsed },
  wording,
  failure,
});

export const recentFoodCall = defineCall({
  method: "GET",
  path: "/api/food",
  operationId: "listFood",
  summary: "Logged foods, newest first",
  access: "signed-in",
  query: z.strictObject({
    page: z
      .string()
      .regex(/^\d{1,6}$/, "page must be a number from 0")
      .meta({ examples: ["0"], description: "From 0. Pages shift while food is logged; `before` does not." })
      .transform(Number)
      .default(0),
    limit: limitSchema("5"),
    before: beforeFood,
    ...spanSchema,
  }),
  answer: z.object({
    foods: z.array(loggedSchema),
    page: z.int().meta({ description: "0 unless one was requested." }),
    more: z.boolean(),
    next: z.string().nullable().meta({ description: "What to send as `before` for more." }),
  }),
});

export const oneFoodCall = defineCall({
  method: "GET",
  path: "/api/food/{foodId}",
  operationId: "getFood",
  summary: "One logged food",
  tagged: true,
  access: "signed-in",
  answer: loggedSchema,
  refusals: gone,
});

export const replaceFoodCall = defineCall({
  method: "PUT",
  path: "/api/food/{foodId}",
  operationId: "replaceFood",
  summary: "Change a logged food",
  tagged: true,
  access: "signed-in",
  scope: "log",
  body: replacingBody,
  answer: loggedSchema,
  refusals: gone,
  wording,
  failure,
});

export const changeFoodCall = defineCall({
  method: "PATCH",
  path: "/api/food/{foodId}",
  operationId: "changeFood",
  summary: "Change parts of a logged food",
  tagged: true,
  access: "signed-in",
  scope: "log",
  body: changeBody,
  answer: loggedSchema,
  refusals: gone,
  wording,
  failure,
});

export const deleteFoodCall = defineCall({
  method: "DELETE",
  path: "/api/food/{foodId}",
  operationId: "deleteFood",
  summary: "Delete a logged food",
  tagged: true,
  access: "signed-in",
  scope: "log",
  answer: z.object({ id: z.string(), date: z.iso.date() }),
  refusals: gone,
});

export const restoreFoodCall = defineCall({
  method: "POST",
  path: "/api/food/{foodId}/restore",
  operationId: "restoreFood",
  summary: "Undo the deletion of a food, within 24 hours; twice is once",
  access: "signed-in",
  scope: "log",
  answer: loggedSchema,
  refusals: gone,
  failure,
});

type Change = SentChange & { date?: string; time?: string };

/** One logged food. Throws Refusal when there is none. */
export async function foodToChange(by: Pick<Caller, "db" | "viewer">, foodId: string): Promise<LoggedFood> {
  const found = await loggedFood(by.db, by.viewer.id, foodId);
  if (!found) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return found;
}

/** Changes a logged food and gives it as it then is. Throws Refusal. */
export async function changeFood(by: Caller, foodId: string, change: Change) {
  const edited = await editFood(by, foodId, (old) => ({
    entry: changedEntry(old.entry, change),
    eaten: changedTime(change, old, by.viewer, by.now),
  }));
  if (!edited) throw new Refusal(404, DAY_MESSAGES.foodGone);
  return { ...edited.eaten, id: foodId, entry: edited.entry };
}

const savedGone = { 404: DAY_MESSAGES.foodGone };

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
  refusals: { ...savedGone, 400: FOOD_MESSAGES.savedTooMany },
  failure,
});

export const unsaveFoodCall = defineCall({
  method: "DELETE",
  path: "/api/saved/{savedId}",
  operationId: "unsaveFood",
  summary: "Save a food no longer",
  access: "signed-in",
  answer: z.object({ id: z.string() }),
  refusals: savedGone,
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
  refusals: savedGone,
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
