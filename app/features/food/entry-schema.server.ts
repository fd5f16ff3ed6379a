import { z } from "zod";
import { cleanText } from "~/platform/clean-text";
import { graphemeCount } from "~/platform/grapheme-count";
import { parseAmount } from "../nutrition/parse-amount";
import { DEFAULT_EMOJI, type FoodEntry } from "./food-entry";
import { FOOD_MESSAGES } from "./messages";
import { singleEmoji } from "./single-emoji";

export const NAME_MAX = 80;

const filled = z
  .string(FOOD_MESSAGES.fieldEmpty)
  .transform(cleanText)
  .pipe(z.string().min(1, FOOD_MESSAGES.fieldEmpty));

const amount = filled.transform((text, context) => {
  const value = parseAmount(text);
  if (value !== undefined) return value;
  context.addIssue({ code: "custom", message: FOOD_MESSAGES.notANumber });
  return z.NEVER;
});

/** The fields of 'Enter Value' and of the review: amounts in kcal and grams, at most 100,000. */
export const entrySchema = z.object({
  name: filled.refine((text) => graphemeCount(text) <= NAME_MAX, FOOD_MESSAGES.nameTooLong),
  calories: amount,
  carbs: amount,
  fats: amount,
  protein: amount,
  emoji: z.string().optional(),
  /** Made afresh for every form shown, so that sending it twice logs once. */
  key: z.string().max(64).optional(),
});

/** The food to log. An emoji that is none gives the plate. */
export function entryOf(fields: z.output<typeof entrySchema>): FoodEntry {
  const { name, calories, carbs, fats, protein } = fields;
  return {
    name,
    emoji: singleEmoji(fields.emoji) ?? DEFAULT_EMOJI,
    amounts: { calories, carbs, protein, fats },
    servings: 1,
  };
}
