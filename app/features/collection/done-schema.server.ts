import { z } from "zod";

export const doneSchema = z.object({
  puzzle_name: z.string().max(100),
  redirectTo: z.string().optional(),
  /** The button that leads to the share link instead. */
  share: z.string().optional(),
});
