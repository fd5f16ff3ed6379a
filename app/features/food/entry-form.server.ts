import { z } from "zod";
import {
  AMOUNTS,
  type Amounts,
  type AmountUnit,
  ENERGIES,
  type Energy,
  mapAmounts,
  mapNames,
  perAmount,
  roundTenth,
  unitOf,
} from "~/features/nutrition/amounts";
import { FURTHER_NAMES, type Further, furtherKcal, furtherQuestion } from "~/features/nutrition/further";
import {
  MAX_AMOUNT,
  parseAmount,
  parseCount,
  readNumber,
  valueQuestion,
  whichNumber,
} from "~/features/nutrition/read-number";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/platform/crypto.server";
import { cleanText, graphemeCount } from "~/platform/text";
import { DEFAULT_EMOJI, FOOD_MESSAGES, type FoodEntry, singleEmoji } from "./entry";
import { readServings } from "./servings";

/** A form's idempotency key; a fresh one without the field (conform would compute a `default` only once). */
export const formKey = z
  .string()
  .max(64)
  .optional()
  .transform((key) => key ?? newKey());

export const keySchema = z.object({ key: formKey });

export const FOOD_NAME_MAX = 80;

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

const FURTHER_FIELDS = [...FURTHER_NAMES, "sodium"] as const;

const furtherAmount = z
  .string()
  .optional()
  .transform((text, context) => {
    const plain = text?.replace(/ ?mg$/i, "");
    const value = plain === undefined ? undefined : parseCount(plain);
    if (plain === undefined || value !== undefined) return value;
    context.addIssue({ code: "custom", message: whichNumber(readNumber(plain)) ?? FOOD_MESSAGES.notANumber });
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
      name: filled.refine((text) => graphemeCount(text) <= FOOD_NAME_MAX, FOOD_MESSAGES.nameTooLong),
      number_of_servings: servingsSchema(FOOD_MESSAGES.tooFewServings),
      ...perAmount((name) => amount(unitOf(name, energy))),
      ...mapNames(FURTHER_FIELDS, () => furtherAmount),
      further_fields: z.string().max(100).optional(),
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

export const entrySchemas = mapNames(ENERGIES, entrySchemaIn);

export const entrySchema = entrySchemas.kcal;

/** The food to log, for all its servings; an invalid emoji becomes the plate. */
export function entryOf(fields: z.output<typeof entrySchema>): FoodEntry {
  const { name, number_of_servings: servings } = fields;
  return {
    name,
    emoji: singleEmoji(fields.emoji) ?? DEFAULT_EMOJI,
    amounts: mapAmounts(fields, (amount) => roundTenth(amount * servings)),
    servings,
  };
}

export const againSchema = keySchema.extend({
  number_of_servings: z
    .string()
    .optional()
    .transform((text, context) => {
      const servings = text === undefined ? undefined : readServings(text);
      if (text !== undefined && servings === undefined)
        context.addIssue({ code: "custom", message: FOOD_MESSAGES.servingsNone });
      return servings;
    }),
});

type Known = { foods?: Amounts; further?: Further; source?: string; alcohol?: boolean };

/** Asks once about typed values that can hardly be: throws Refusal 400, unless `confirmed` names these very values. Known of one serving: the `foods` they are of, `further` nutrients, and the `source` of these. */
export function refuseUnlikely(
  typed: z.output<typeof entrySchema>,
  hidesNumbers: boolean,
  { foods, further, source, alcohol }: Known = {},
): void {
  const { number_of_servings: servings, energy } = typed;
  const explained = furtherKcal(further, source);
  const question =
    valueQuestion({ amounts: typed, servings, energy, hidesNumbers, foods, explained, alcohol }) ??
    furtherQuestion(typed, further);
  const confirmed = valuesText(typed);
  if (question && typed.confirmed !== confirmed)
    throw new Refusal(400, { confirmed: [question] }, {}, { values: { confirmed } });
}

/** Typed values that raise no question, for where nobody can answer. */
export const acceptAnyway = <T extends z.output<typeof entrySchema>>(typed: T): T => ({
  ...typed,
  confirmed: valuesText(typed),
});

const valuesText = (typed: z.output<typeof entrySchema>) =>
  [typed.number_of_servings, ...[...AMOUNTS, ...FURTHER_FIELDS].map((name) => typed[name])]
    .join(" ")
    .trimEnd();
