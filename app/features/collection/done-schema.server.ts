import { z } from "zod";

export const doneSchema = z.object({ puzzle_name: z.string().max(100), redirectTo: z.string().optional() });
