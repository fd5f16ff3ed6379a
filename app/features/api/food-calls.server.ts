import { z } from "zod";
import { defineCall } from "./call";
import { changeBody, newBody, replacingBody, wording } from "./food-bodies.server";
import { loggedSchema } from "./logged-schema.server";
import { API_MESSAGES } from "./messages";

const failure = API_MESSAGES.saveFailed;
const gone = { 404: "That food doesn't exist." };

export const logFoodCall = defineCall({
  method: "POST",
  path: "/api/food",
  summary: "Log a food, to today by default",
  access: "signed-in",
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
  summary: "Logged foods, newest first, five a page",
  access: "signed-in",
  query: z.strictObject({
    page: z
      .string()
      .regex(/^\d{1,6}$/, "page must be a number from 0")
      .meta({ examples: ["0"], description: "From 0." })
      .transform(Number)
      .default(0),
  }),
  answer: z.object({ foods: z.array(loggedSchema), page: z.int(), more: z.boolean() }),
});

export const oneFoodCall = defineCall({
  method: "GET",
  path: "/api/food/{foodId}",
  summary: "One logged food",
  access: "signed-in",
  answer: loggedSchema,
  refusals: gone,
});

export const replaceFoodCall = defineCall({
  method: "PUT",
  path: "/api/food/{foodId}",
  summary: "Change a logged food",
  access: "signed-in",
  body: replacingBody,
  answer: loggedSchema,
  refusals: gone,
  wording,
  failure,
});

export const changeFoodCall = defineCall({
  method: "PATCH",
  path: "/api/food/{foodId}",
  summary: "Change parts of a logged food",
  access: "signed-in",
  body: changeBody,
  answer: loggedSchema,
  refusals: gone,
  wording,
  failure,
});

export const deleteFoodCall = defineCall({
  method: "DELETE",
  path: "/api/food/{foodId}",
  summary: "Delete a logged food",
  access: "signed-in",
  answer: z.object({ id: z.string(), date: z.iso.date() }),
  refusals: gone,
});
