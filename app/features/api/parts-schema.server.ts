import { z } from "zod";
import { PARTS_MAX } from "~/features/food/food-part";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { parseCount } from "~/features/nutrition/parse-count";
import { cleanText } from "~/platform/text/clean-text";
import { amountsSchema } from "./amounts-schema.server";
import { entryFields } from "./entry-fields.server";
import { API_MESSAGES } from "./messages";
import { sentAmount } from "./sent-amount";
import { amountsBody } from "./sent-amounts-schema.server";

const UNIT_MAX = 80;
const SOURCE_MAX = 400;

const count = z
  .union([z.number(), z.string().max(20, API_MESSAGES.badAmount)], { error: API_MESSAGES.badAmount })
  .transform((value, context) => {
    const count = typeof value === "number" ? value : parseCount(value);
    if (count !== undefined && count >= 0 && count <= MAX_AMOUNT) return Math.round(count * 10_000) / 10_000;
    context.addIssue({ code: "custom", message: API_MESSAGES.badAmount });
    return z.NEVER;
  })
  .meta({ description: "1 when left out.", examples: [2, "1 1/2"] });

const grams = z
  .union([z.number(), z.string().max(20, API_MESSAGES.badAmount), z.null()], {
    error: API_MESSAGES.badAmount,
  })
  .transform((value, context) => {
    if (value === null) return null;
    const grams = sentAmount(value, "g");
    if (grams !== undefined) return grams;
    context.addIssue({ code: "custom", message: API_MESSAGES.badAmount });
    return z.NEVER;
  })
  .meta({ description: "Null where the weight is not known." });

const unit = z
  .string(API_MESSAGES.badUnit)
  .transform(cleanText)
  .pipe(z.string().min(1, API_MESSAGES.badUnit).max(UNIT_MAX, API_MESSAGES.badUnit))
  .meta({ description: "What amount counts; portion when left out.", examples: ["slice", "g"] });

export const sourceBody = z
  .string(API_MESSAGES.badSource)
  .max(SOURCE_MAX, API_MESSAGES.badSource)
  .transform(cleanText)
  .nullish()
  .meta({ description: "Where the figures are from: label, barcode, typed, described, or in words." });

/** A part of a food, as a program sends it. */
export const partSchema = z.strictObject({
  ...entryFields,
  amount: count.optional(),
  unit: unit.optional(),
  grams: grams.optional(),
  nutrition: amountsBody.meta({ description: "Of the whole part." }),
  source: sourceBody,
  estimated: z.boolean(API_MESSAGES.badEstimated).optional(),
  ref: z
    .string(API_MESSAGES.badRef)
    .max(200, API_MESSAGES.badRef)
    .regex(/^[a-z]+:\S+$/, API_MESSAGES.badRef)
    .nullish()
    .meta({ description: "As GET /api/foods answers it.", examples: ["table:toast"] }),
});

export const partsBody = z
  .array(partSchema, API_MESSAGES.badParts)
  .max(PARTS_MAX, API_MESSAGES.tooManyParts)
  .nullish()
  .meta({
    description:
      "What one serving is made of. The parts must add up to nutrition_per_serving, to one decimal; with neither nutrition nor nutrition_per_serving these are their sum. Sent as answered they change nothing. Left out, those of before stay as long as the amounts do; null or [] removes them.",
  });

export type SentPart = z.output<typeof partSchema>;

/** A part of a food, in answers. */
export const partAnswer = z.object({
  name: z.string(),
  emoji: z.string(),
  amount: z.number(),
  unit: z.string(),
  grams: z.number().nullable(),
  nutrition: amountsSchema,
  source: z.string().nullable(),
  estimated: z.boolean(),
  ref: z.string().nullable(),
});

export const partsAnswer = z.array(partAnswer);
