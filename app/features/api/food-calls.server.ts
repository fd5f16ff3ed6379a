import { z } from "zod";
import { cleanText } from "~/platform/clean-text";
import { graphemeCount } from "~/platform/grapheme-count";
import { isLocalDate } from "../day/local-date";
import { isLocalTime } from "../day/local-time";
import { DAY_MESSAGES } from "../day/messages";
import { AMOUNT_NAMES } from "../food/amount-labels";
import { NAME_MAX } from "../food/entry-schema.server";
import { FOOD_MESSAGES } from "../food/messages";
import { MAX_AMOUNT } from "../nutrition/parse-amount";
import { amountsSchema } from "./amounts-schema.server";
import { defineCall } from "./call";
import { API_MESSAGES } from "./messages";
import { sentAmount } from "./sent-amount";
import { sentServings } from "./sent-servings";

const MISSING = "missing";

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");
const problem = ({ input }: { input?: unknown }) => (isMissing(input) ? MISSING : FOOD_MESSAGES.notANumber);

const name = z
  .string(API_MESSAGES.missingName)
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, API_MESSAGES.missingName)
      .refine((text) => graphemeCount(text) <= NAME_MAX, FOOD_MESSAGES.nameTooLong),
  )
  .meta({ examples: ["Lentil soup"] });

const amount = z
  .union(
    [
      z.number().min(0, FOOD_MESSAGES.notANumber).max(MAX_AMOUNT, FOOD_MESSAGES.notANumber),
      z.string().max(200, FOOD_MESSAGES.notANumber),
    ],
    { error: problem },
  )
  .refine((value) => !isMissing(value), { error: MISSING, abort: true })
  .refine((value) => sentAmount(value) !== undefined, FOOD_MESSAGES.notANumber)
  .meta({
    description: "For one serving, in kcal or grams; text may carry a unit.",
    examples: [12.5, "12.5 g"],
  });

const servings = z
  .union([z.number(), z.string().max(200, API_MESSAGES.tooFewServings), z.null()], {
    error: API_MESSAGES.tooFewServings,
  })
  .transform((value, context) => {
    const servings = sentServings(value);
    if (servings !== undefined) return servings;
    context.addIssue({ code: "custom", message: API_MESSAGES.tooFewServings });
    return z.NEVER;
  })
  .meta({ description: "1 when left out. More than 0.", examples: [2] });

const emoji = z
  .string()
  .max(64)
  .nullish()
  .meta({ examples: ["🍲"] });
const nutrition = z.object(
  { calories: amount, carbs: amount, fats: amount, protein: amount },
  { error: MISSING },
);
const when = {
  date: z
    .string()
    .refine(isLocalDate, DAY_MESSAGES.notADay)
    .optional()
    .meta({ examples: ["2026-03-01"] }),
  time: z
    .string()
    .refine(isLocalTime, DAY_MESSAGES.notATime)
    .optional()
    .meta({ examples: ["12:30"] }),
};

/** A food to log, `nutrition` for one serving. */
const foodBody = z.object(
  { name, number_of_servings: servings.optional(), nutrition, emoji },
  { error: API_MESSAGES.missingName },
);
const changeBody = z.object(
  {
    name: name.optional(),
    number_of_servings: servings.optional(),
    nutrition: nutrition.partial().optional(),
    emoji,
    ...when,
  },
  { error: "Send what should change." },
);

/** 'Missing nutrition data: carbs, fats', unless something else comes first. */
function wording({ issues }: z.ZodError): string {
  const [first] = issues;
  if (first?.path[0] !== "nutrition" || first.message !== MISSING)
    return first?.message ?? API_MESSAGES.saveFailed;
  const missing = issues
    .filter(({ path, message }) => path[0] === "nutrition" && message === MISSING)
    .map(({ path }) => path[1]);
  const fields = AMOUNT_NAMES.filter((field) => missing.includes(undefined) || missing.includes(field));
  return API_MESSAGES.missingNutrition + fields.join(", ");
}

const listed = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  time: z.iso.datetime(),
  nutrition: amountsSchema.meta({ description: "As eaten: for all servings." }),
});
const logged = listed.extend({ number_of_servings: z.number(), date: z.iso.date() });
const failure = API_MESSAGES.saveFailed;
const gone = { 404: "There is no such food." };

export const logFoodCall = defineCall({
  method: "POST",
  path: "/api/food",
  summary: "Log a food to today",
  access: "signed-in",
  body: foodBody,
  answer: logged.extend({
    puzzle: z.object({
      progress: z.number().min(0).max(1),
      collected: z.boolean().meta({ description: "Whether this food completed today's puzzle." }),
      unlocked: z.array(z.string()),
    }),
  }),
  idempotent: true,
  refusals: { 409: API_MESSAGES.keyUsed },
  wording,
  failure,
});

export const recentFoodCall = defineCall({
  method: "GET",
  path: "/api/food",
  summary: "Logged foods, newest first, five a page",
  access: "signed-in",
  query: z.object({
    page: z
      .string()
      .regex(/^\d{1,6}$/, "page must be a number from 0")
      .meta({ examples: ["0"], description: "From 0." })
      .transform(Number)
      .default(0),
  }),
  answer: z.object({ foods: z.array(listed), page: z.int(), more: z.boolean() }),
});

export const oneFoodCall = defineCall({
  method: "GET",
  path: "/api/food/{foodId}",
  summary: "One logged food",
  access: "signed-in",
  answer: logged,
  refusals: gone,
});

export const replaceFoodCall = defineCall({
  method: "PUT",
  path: "/api/food/{foodId}",
  summary: "Change a logged food",
  access: "signed-in",
  body: foodBody.extend(when),
  answer: logged,
  refusals: gone,
  wording,
  failure,
});

export const changeFoodCall = defineCall({
  method: "PATCH",
  path: "/api/food/{foodId}",
  summary: "Change parts of a logged food",
  access: "signed-in",
  body: changeBody,
  answer: logged,
  refusals: gone,
  wording,
  failure,
});

export const deleteFoodCall = defineCall({
  method: "DELETE",
  path: "/api/food/{foodId}",
  summary: "Delete a logged food",
  access: "signed-in",
  answer: z.object({ id: z.string(), date: z.iso.date() }),
  refusals: gone,
});
