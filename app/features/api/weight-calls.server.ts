import { z } from "zod";
import { WEIGHT_MESSAGES } from "~/features/weight/messages";
import { KG_MAX, KG_MIN } from "~/features/weight/read-weight";
import { defineCall } from "./call";
import { dateSchema } from "./days/when-schemas.server";
import { beforeDay, limitSchema, spanSchema } from "./list-schemas.server";
import { API_MESSAGES } from "./messages";

const RANGE = WEIGHT_MESSAGES.between(`${KG_MIN} and ${KG_MAX} kg`);

export const weightSchema = z.object({ date: z.iso.date(), kg: z.number() });

export const weightsCall = defineCall({
  method: "GET",
  path: "/api/weight",
  operationId: "listWeights",
  summary: "Your weights in kg, newest first, also while the account hides them",
  access: "signed-in",
  query: z.strictObject({ ...spanSchema, before: beforeDay, limit: limitSchema("all of them") }),
  answer: z.array(weightSchema),
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
  answer: weightSchema,
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
