import { z } from "zod";
import { PUZZLE_MESSAGES } from "./messages";

export const choiceSchema = z.object({
  puzzle_id: z.string(PUZZLE_MESSAGES["none-picked"]).max(64, PUZZLE_MESSAGES["none-picked"]),
});
