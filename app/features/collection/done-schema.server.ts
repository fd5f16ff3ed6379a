import { z } from "zod";

/** 'Done' on the congratulation on a puzzle, and the page that it was shown on. */
export const doneSchema = z.object({ puzzle_name: z.string().max(100), redirectTo: z.string().optional() });
