import { z } from "zod";
import { type AmountUnit, unitOf } from "~/features/nutrition/amount-labels";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import type { Energy } from "~/features/nutrition/energy";
import { ENERGIES } from "~/features/nutrition/energy-in";
import { MAX_AMOUNT, parseAmount } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { readNumber } from "~/features/nutrition/read-number";
import { recordOf } from "~/features/nutrition/record-of";
import { toTenth } from "~/features/nutrition/to-tenth";
import { whichNumber } from "~/features/nutrition/which-number";
import { cleanText } from "~/platform/text/clean-text";
import { graphemeCount } from "~/platform/text/grapheme-count";
import { DEFAULT_EMOJI, type FoodEntry } from "./food-entry";
import { formKey } from "./key-schema.server";
import { FOOD_MESSAGES } from "./messages";
import { readServings } from "./servings";
import { singleEmoji } from "./single-emoji";

export const NAME_MAX = 80;

const filled = z
  .string(FOOD_MESSAGES.fieldEmpty)
  .transform(cleanText)
  // conform drops blank strings here too.
  .pipe(z.string(FOOD_MESSAGES.fieldEmpty).min(1, FOOD_MESSAGES.fieldEmpty));

const amount = (unit: AmountUnit) =>
  filled.transform((text, context) => {
    const value = parseAmount(text, unit);
    if (value !== undefined) return value;
    const question = unit === "g" ? whichNumber(readNumber(text), unit) : undefined;
    context.addIssue({ code: "custom", message: question ?? FOOD_MESSAGES.notANumber });
    return z.NEVER;
  });

/** More than 0; 1 without the field. `tooFew` is the message for 0 and non-numbers. */
export const servingsSchema = (tooFew: string) =>
  z
    .string()
    .default("1")
    .transform((text, context) => {
      const servings = readServings(text);
      if (servings !== undefined) return servings;
      context.addIssue({ code: "custom", message: whichNumber(readNumber(text)) ?? tooFew });
      return z.NEVER;
    });

/** 'Enter Value', review and confirmation: kcal and grams for one serving, at most 100,000 in total. */
const entrySchemaIn = (energy: Energy) =>
  z
    .object({
      energy: z.enum(ENERGIES).default(energy),
      name: filled.refine((text) => graphemeCount(text) <= NAME_MAX, FOOD_MESSAGES.nameTooLong),
      number_of_servings: servingsSchema(FOOD_MESSAGES.tooFewServings),
      ...perAmount((name) => amount(unitOf(name, energy))),
      emoji: z.string().optional(),
      key: formKey,
      confirmed: z.string().optional(),
    })
    .superRefine((fields, context) => {
      for (const name of AMOUNTS) {
        if (fields[name] * fields.number_of_servings > MAX_AMOUNT)
          context.addIssue({ code: "custom", path: [name], message: FOOD_MESSAGES.notANumber });
      }
    });

export const entrySchemas = recordOf(ENERGIES, entrySchemaIn);

export const entrySchema = entrySchemas.kcal;

/** The food to log, for all its servings; an invalid emoji becomes the plate. */
export function entryOf(fields: z.output<typeof entrySchema>): FoodEntry {
  const { name, number_of_servings: servings } = fields;
  return {
    name,
    emoji: singleEmoji(fields.emoji) ?? DEFAULT_EMOJI,
    amounts: eachAmount(fields, (amount) => toTenth(amount * servings)),
    servings,
  };
}
