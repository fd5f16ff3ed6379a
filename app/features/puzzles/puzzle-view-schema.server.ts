import { z } from "zod";

const flag = z.enum(["on", "off"]).transform((choice) => choice === "on");

/** Sent by scripts, which stay on the page. */
export const puzzleViewSchema = z.object({
  hideGrid: flag,
  hideUnfinished: flag,
  redirectTo: z.string().optional(),
  stay: z.string().optional(),
});
