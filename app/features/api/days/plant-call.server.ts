import { z } from "zod";
import { PUZZLE_MESSAGES } from "~/features/puzzles/messages";
import { defineCall } from "../call";
import { namedSchema } from "../collection-calls.server";
import { API_MESSAGES } from "../messages";
import { dateSchema } from "./when-schemas.server";

export const plantCall = defineCall({
  method: "POST",
  path: "/api/plant",
  summary: "Choose the puzzle of tomorrow, once today's is complete, or that of today until then",
  access: "signed-in",
  body: z.strictObject({
    ...namedSchema,
    date: dateSchema.meta({ examples: ["{tomorrow}"], description: "Tomorrow, the default, or today." }),
  }),
  answer: z.object({ date: z.iso.date(), puzzle_name: z.string(), is_today: z.boolean() }),
  refusals: { 400: PUZZLE_MESSAGES["day-open"], 404: API_MESSAGES.noSuchPuzzle },
  failure: API_MESSAGES.saveFailed,
});
