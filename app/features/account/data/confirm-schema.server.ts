import { z } from "zod";

/** The button of a dialog that asks once more. Nothing happens without its word. */
export const confirmSchema = z.object({ confirm: z.literal("yes") });
