import { z } from "zod";
import type { Analysis } from "./analyst";
import { entrySchema } from "./entry-schema.server";

const amount = z.number().min(0).max(100_000);

const analysisSchema = z.object({
  items: z
    .array(
      z.object({
        name: z.string().max(200),
        emoji: z.string().max(16),
        grams: amount,
        portion: z.string().max(200),
        amounts: z.object({ calories: amount, carbs: amount, protein: amount, fats: amount }),
        source: z.string().max(1000),
        confidence: z.number().min(0).max(1),
      }),
    )
    .max(100),
  unrecognised: z.array(z.string().max(1000)).max(100),
  engine: z.string().max(100).optional(),
});

/** The review's fields; `understood` is the analysis as it was shown, so that a refused form can show it again. */
export const reviewSchema = entrySchema.safeExtend({ understood: z.string().max(50_000).optional() });

/** The analysis that a review form brought back, only to be shown; undefined when it is none. */
export function understoodOf(text: unknown): Analysis | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return analysisSchema.parse(JSON.parse(text)) as Analysis;
  } catch {
    return undefined;
  }
}
