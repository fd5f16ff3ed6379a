import { z } from "zod";
import { PUZZLE_MESSAGES } from "~/features/puzzles/messages";
import { defineCall } from "../call";
import { namedSchema } from "../collection-calls.server";
import { API_MESSAGES } from "../messages";
import { dateSchema } from "./when-schemas.server";

export const plantCall = defineCall({
  method: "POST",
  path: "/api/plant",
  operationId: "choosePuzzle",
  summary:
    "Choose the puzzle of tomorrow, once today's is complete, that of today until then, or that of a past day without one",
  access: "signed-in",
  body: z.strictObject({
    ...namedSchema,
    date: dateSchema.meta({
      examples: ["2026-03-01"],
      description: "Tomorrow, the default, today, or a past day.",
    }),
  }),
  answer: z.object({ date: z.iso.date(), puzzle_name: z.string(), is_today: z.boolean() }),
  refusals: { 400: PUZZLE_MESSAGES["day-open"], 404: API_MESSAGES.noSuchPuzzle },
  failure: API_MESSAGES.saveFailed,
});
