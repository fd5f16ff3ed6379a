import { z } from "zod";

/** A form or call that names one puzzle. */
export const puzzleNameSchema = z.object({ puzzle_name: z.string().max(100) });
