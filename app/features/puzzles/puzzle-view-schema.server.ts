import { z } from "zod";

const flag = z.enum(["on", "off"]).transform((choice) => choice === "on");

/** `stay` is sent by a page that is awake: it goes nowhere and needs no way back. */
export const puzzleViewSchema = z.object({
  hideGrid: flag,
  hideUnfinished: flag,
  redirectTo: z.string().optional(),
  stay: z.string().optional(),
});
