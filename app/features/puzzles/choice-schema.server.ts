import { z } from "zod";

export const choiceSchema = z.object({ puzzle_id: z.string().max(64) });
