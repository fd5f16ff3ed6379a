import { z } from "zod";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { isLocalTime } from "~/features/day/dates.server";
import { FOOD_MESSAGES, FOOD_PARTS_MAX } from "~/features/food/entry";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { AMOUNTS, mapNames, perAmount, perNutrient, unitOf } from "~/features/nutrition/amounts";
import { FURTHER, FURTHER_MAX, FURTHER_NAMES } from "~/features/nutrition/further";
import { MAX_AMOUNT, parseCount, readNumber, whichNumber } from "~/features/nutrition/read-number";
import { isLocalDate } from "~/platform/local-date";
import { cleanText, graphemeCount } from "~/platform/text";
import { API_MESSAGES } from "./answer";
import { isSentTime, numberSent, readOr, SENT_TIME, sentAmount, sentServings } from "./fields.server";

const TOO_FEW_SERVINGS = "Number of servings must be greater than 0";
const BAD_AMOUNT = "amount and grams must be numbers from 0 to 100000";
const BAD_UNIT = "unit must be a text of 1 to 80 characters";
const BAD_SOURCE = "source must be a text of up to 400 characters";
const BAD_ESTIMATED = "estimated must be true or false";
const BAD_FURTHER = "Further nutrients, such as fibre, are numbers from 0 in their own unit, or null";
const BAD_REF = "ref must be as GET /api/foods answers it";

export const dateSchema = z
  .string(DAY_MESSAGES.notADay)
  .refine(isLocalDate, DAY_MESSAGES.notADay)
  .optional()
  .meta({ examples: ["2026-03-01"], format: "date" });

export const timeSchema = z
  .string(DAY_MESSAGES.notATime)
  .refine(isLocalTime, DAY_MESSAGES.notATime)
  .optional()
  .meta({ examples: ["08:15"], pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });

const name = z
  .string(API_MESSAGES.missingName)
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, API_MESSAGES.missingName)
      .refine((text) => graphemeCount(text) <= FOOD_NAME_MAX, FOOD_MESSAGES.nameTooLong),
  )
  .meta({ examples: ["Lentil soup"], minLength: 1, maxLength: FOOD_NAME_MAX });

const emoji = z
  .string()
  .max(64)
  .nullish()
  .meta({ examples: ["🍲"] });

export const entryFields = { name, emoji };

export const answeredFields = { name: z.string(), emoji: z.string() };

export const amountsSchema = z.object(perAmount(() => z.number()));

/** The amounts of a food, and what more is known of it. */
export const nutritionSchema = amountsSchema.extend(
  mapNames(FURTHER_NAMES, (name) =>
    z
      .number()
      .optional()
      .meta({ description: `In ${FURTHER[name].unit}; absent where it is not known.` }),
  ),
);

export const nutrientsSchema = z.object(perNutrient(() => z.number()));

const MISSING = "missing";

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");
const problem = ({ input }: { input?: unknown }) => (isMissing(input) ? MISSING : FOOD_MESSAGES.notANumber);

const amount = (unit: "kcal" | "g") =>
  z
    .union(
      [
        z.number().min(0, FOOD_MESSAGES.notANumber).max(MAX_AMOUNT, FOOD_MESSAGES.notANumber),
        z.string().max(200, FOOD_MESSAGES.notANumber),
      ],
      { error: problem },
    )
    .refine((value) => !isMissing(value), { error: MISSING, abort: true })
    .refine((value) => sentAmount(value, unit) !== undefined, {
      error: ({ input }) =>
        (typeof input === "string" && unit === "g" && whichNumber(numberSent(input), unit)) ||
        FOOD_MESSAGES.notANumber,
    })
    .meta({
      description: "In kcal or grams; text holds one number and may carry a unit.",
      examples: [12.5, "12.5 g"],
    });

export const amountsBody = z.strictObject(
  perAmount((name) => amount(unitOf(name))),
  { error: MISSING },
);

export const nutritionBody = amountsBody.extend(
  mapNames(FURTHER_NAMES, (name) =>
    z
      .number(BAD_FURTHER)
      .min(0, BAD_FURTHER)
      .max(FURTHER_MAX, BAD_FURTHER)
      .nullish()
      .meta({ description: `A number, in ${FURTHER[name].unit}. Null where it is not known.` }),
  ),
);

const UNIT_MAX = 80;
const SOURCE_MAX = 400;

const count = z
  .union([z.number(), z.string().max(20, BAD_AMOUNT)], { error: BAD_AMOUNT })
  .transform(
    readOr((sent) => {
      const count = typeof sent === "number" ? sent : (parseCount(sent) ?? -1);
      return count >= 0 && count <= MAX_AMOUNT ? Math.round(count * 10_000) / 10_000 : undefined;
    }, BAD_AMOUNT),
  )
  .meta({ description: "1 when left out.", examples: [2, "1 1/2"] });

const grams = z
  .union([z.number(), z.string().max(20, BAD_AMOUNT), z.null()], {
    error: BAD_AMOUNT,
  })
  .transform(readOr((sent) => (sent === null ? null : sentAmount(sent, "g")), BAD_AMOUNT))
  .meta({ description: "Null where the weight is not known." });

const unit = z
  .string(BAD_UNIT)
  .transform(cleanText)
  .pipe(z.string().min(1, BAD_UNIT).max(UNIT_MAX, BAD_UNIT))
  .meta({
    description: "What amount counts; portion when left out.",
    examples: ["slice", "g"],
    minLength: 1,
    maxLength: UNIT_MAX,
  });

const sourceBody = z
  .string(BAD_SOURCE)
  .max(SOURCE_MAX, BAD_SOURCE)
  .transform(cleanText)
  .nullish()
  .meta({ description: "Where the figures are from: label, barcode, typed, described, or in words." });

/** A part of a food, as a program sends it. */
export const partSchema = z.strictObject({
  ...entryFields,
  amount: count.optional(),
  unit: unit.optional(),
  grams: grams.optional(),
  nutrition: nutritionBody.meta({ description: "Of the whole part." }),
  source: sourceBody,
  estimated: z.boolean(BAD_ESTIMATED).optional(),
  ref: z
    .string(BAD_REF)
    .max(200, BAD_REF)
    .regex(/^[a-z]+:[^\s\p{C}]+$/u, BAD_REF)
    .nullish()
    .meta({ description: "As GET /api/foods answers it.", examples: ["table:toast"] }),
});

const partsBody = z
  .array(partSchema, API_MESSAGES.badParts)
  .max(FOOD_PARTS_MAX, API_MESSAGES.tooManyParts)
  .nullish()
  .meta({
    description:
      "What one serving is made of. The parts must add up to nutrition_per_serving, to one decimal; with neither nutrition nor nutrition_per_serving these are their sum. Sent as answered they change nothing. Left out, those of before stay as long as the amounts do; null or [] removes them.",
  });

export type SentPart = z.output<typeof partSchema>;

export const partAnswerSchema = z.object({
  name: z.string(),
  emoji: z.string(),
  amount: z.number(),
  unit: z.string(),
  grams: z.number().nullable(),
  nutrition: nutritionSchema,
  source: z.string().nullable(),
  estimated: z.boolean(),
  ref: z.string().nullable(),
});

export const partsAnswer = z.array(partAnswerSchema);

/** A logged food, in answers. Sent back as it is, it changes nothing. */
export const loggedSchema = z.object({
  id: z.string(),
  ...answeredFields,
  time: z.iso.datetime(),
  date: z.iso.date(),
  number_of_servings: z.number(),
  nutrition: nutritionSchema.meta({ description: "As eaten: for all servings." }),
  nutrition_per_serving: nutritionSchema.meta({ description: "To one decimal; further nutrients to four." }),
  parts: partsAnswer.meta({ description: "What one serving is made of; [] when that is not known." }),
  source: z.string().nullable(),
  estimated: z.boolean().meta({ description: "Some part is an estimate that was not confirmed." }),
});

const servings = z
  .union([z.number(), z.string().max(200, TOO_FEW_SERVINGS), z.null()], {
    error: TOO_FEW_SERVINGS,
  })
  .transform(
    readOr(
      sentServings,
      (sent) => (typeof sent === "string" && whichNumber(readNumber(sent))) || TOO_FEW_SERVINGS,
    ),
  )
  .meta({ description: "1 when left out. More than 0.", examples: [2] });

const NUTRITION_FIELDS = AMOUNTS.toSorted();
const FOR_ALL = "Beside `nutrition_per_serving`: for all servings, as answered, and in agreement with it.";
export const whenBody = {
  date: z
    .string()
    .refine(isLocalDate, DAY_MESSAGES.notADay)
    .optional()
    .meta({
      examples: ["2026-03-01"],
      format: "date",
      description: "The day it counts for; not in the future.",
    }),
  time: z
    .string()
    .refine(isSentTime, DAY_MESSAGES.notATime)
    .optional()
    .meta({
      examples: ["12:30", "2026-03-01T12:30:00.000Z"],
      pattern: SENT_TIME,
      description: "A clock time of yours, or an instant, which is on `date`.",
    }),
};
const id = z
  .string()
  .optional()
  .meta({
    examples: ["{foodId}"],
    maxLength: 64,
    description: "As answered; it can't be changed.",
  });
const made = {
  parts: partsBody,
  source: sourceBody,
  estimated: z.boolean(BAD_ESTIMATED).optional().meta({ description: "With parts, whether one of them is." }),
};
const foodBody = z.strictObject(
  {
    ...entryFields,
    number_of_servings: servings.optional(),
    nutrition: nutritionBody.optional().meta({ description: `For one serving. ${FOR_ALL}` }),
    nutrition_per_serving: nutritionBody.optional(),
    ...made,
    ...whenBody,
  },
  { error: API_MESSAGES.missingName },
);
const onlyForAll = { description: `${FOR_ALL} Alone only when number_of_servings is 1.` };
const wholeBody = foodBody.extend({ id, nutrition: nutritionBody.optional().meta(onlyForAll) });
export const changeBody = z.strictObject(
  {
    id,
    ...whenBody,
    ...z.object(entryFields).partial().shape,
    number_of_servings: servings.optional(),
    nutrition: nutritionBody.partial().optional().meta(onlyForAll),
    nutrition_per_serving: nutritionBody.partial().optional(),
    ...made,
  },
  { error: "Send what should change." },
);

const oneOfBoth = {
  anyOf: [{ required: ["nutrition"] }, { required: ["nutrition_per_serving"] }, { required: ["parts"] }],
};
function withNutrition(
  body: { nutrition?: unknown; nutrition_per_serving?: unknown; parts?: unknown[] | null },
  context: z.RefinementCtx,
) {
  if (body.nutrition === undefined && body.nutrition_per_serving === undefined && !body.parts?.length)
    context.addIssue({ code: "custom", path: ["nutrition"], message: MISSING });
}

export const newBody = foodBody.superRefine(withNutrition).meta(oneOfBoth);

/** A food as a whole, in place of one that is logged. */
export const replacingBody = wholeBody.superRefine(withNutrition).meta(oneOfBoth);

/** 'Missing nutrition data: carbs, fats', unless something else comes first. */
export function wording({ issues }: z.ZodError): string {
  const [first] = issues;
  if (first?.message !== MISSING) return first?.message ?? API_MESSAGES.saveFailed;
  if (first.path[0] === "parts") return "Every part needs its nutrition: calories and each nutrient.";
  const missing = issues
    .filter(({ path, message }) => path[0] === first.path[0] && message === MISSING)
    .map(({ path }) => path[1]);
  const fields = NUTRITION_FIELDS.filter((field) => missing.includes(undefined) || missing.includes(field));
  return `Missing nutrition data: ${fields.join(", ")}`;
}
