import { z } from "zod";
import { NAME_MAX } from "~/features/food/entry-schema.server";
import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { singleEmoji } from "~/features/food/single-emoji";
import { attempt } from "~/platform/attempt";
import { cleanText } from "~/platform/text/clean-text";
import { per100 } from "../../ai/meal-answer.server";
import type { SavedRow } from "./saved-row";

const AMOUNT_MAX_LENGTH = 20;
const UNIT_MAX_LENGTH = 80;

const line = (max: number) => z.string().max(max).transform(cleanText);

/** A forged row can only have an AI service's possible figures, in a log where any total may be typed anyway. */
const savedRowSchema: z.ZodType<SavedRow> = z.object({
  ref: z
    .string()
    .max(200)
    .regex(/^[a-z]+:\S+$/)
    .nullable(),
  name: line(200).pipe(z.string().min(1)).transform(short),
  emoji: z
    .string()
    .max(40)
    .transform((text) => singleEmoji(text) ?? DEFAULT_EMOJI),
  amount: line(AMOUNT_MAX_LENGTH),
  unit: line(UNIT_MAX_LENGTH),
  portion: line(200).transform(short),
  confidence: z.number().min(0).max(1),
  estimate: z
    .object({
      amounts: z.object(per100),
      source: line(400).transform((text) => (text.startsWith("AI estimate") ? text : "AI estimate")),
    })
    .optional(),
});

function short(text: string): string {
  return [...text].slice(0, NAME_MAX).join("");
}

export function parseSavedRow(value: unknown): SavedRow | undefined {
  return savedRowSchema.safeParse(typeof value === "string" ? attempt(() => JSON.parse(value)) : value).data;
}
