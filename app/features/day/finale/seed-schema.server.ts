import { z } from "zod";
import { choiceSchema } from "~/features/puzzles/choice-schema.server";
import { isLocalDate } from "../calendar/local-date";
import { DAY_MESSAGES } from "../messages";

export const seedSchema = choiceSchema.extend({
  date: z.string(DAY_MESSAGES.notADay).refine(isLocalDate, DAY_MESSAGES.notADay),
});
