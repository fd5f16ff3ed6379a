import { z } from "zod";
import { NAME_MAX } from "~/features/food/entry-schema.server";
import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { singleEmoji } from "~/features/food/single-emoji";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { attempt } from "~/platform/attempt";
import { cleanText } from "~/platform/text/clean-text";
import { per100 } from "../../ai/meal-answer.server";
import type { SavedRow } from "./saved-row";

const AMOUNT_MAX_LENGTH = 20;
/** The most that a tenth of a gram can hold, in 100 g of it. */
const FIGURE_MAX = 1000 * MAX_AMOUNT;
const UNIT_MAX_LENGTH = 80;

const line = (max: number) => z.string().max(max).transform(cleanText);

/** A forged row can only have possible figures, in a log where any total may be typed anyway. */
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
  own: z
    .object({
      unit: z.enum(["g", "ml", "portion"]),
      amounts: z.object(perAmount(() => z.number().min(0).max(FIGURE_MAX))),
      portions: z
        .array(z.object({ name: line(UNIT_MAX_LENGTH), amount: z.number().positive().max(MAX_AMOUNT) }))
        .max(1),
      source: line(400),
    })
    .optional(),
});

function short(text: string): string {
  return [...text].slice(0, NAME_MAX).join("");
}

export function parseSavedRow(value: unknown): SavedRow | undefined {
  return savedRowSchema.safeParse(typeof value === "string" ? attempt(() => JSON.parse(value)) : value).data;
}
