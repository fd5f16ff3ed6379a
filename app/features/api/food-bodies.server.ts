import { z } from "zod";
import { isLocalDate } from "~/features/day/calendar/local-date";
import { DAY_MESSAGES } from "~/features/day/messages";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { readNumber } from "~/features/nutrition/read-number";
import { whichNumber } from "~/features/nutrition/which-number";
import { entryFields } from "./entry-fields.server";
import { API_MESSAGES } from "./messages";
import { partsBody, sourceBody } from "./parts-schema.server";
import { amountsBody, MISSING } from "./sent-amounts-schema.server";
import { sentServings } from "./sent-servings";
import { isSentTime } from "./sent-time";

const servings = z
  .union([z.number(), z.string().max(200, API_MESSAGES.tooFewServings), z.null()], {
    error: API_MESSAGES.tooFewServings,
  })
  .transform((value, context) => {
    const servings = sentServings(value);
    if (servings !== undefined) return servings;
    const question = typeof value === "string" ? whichNumber(readNumber(value)) : undefined;
    context.addIssue({ code: "custom", message: question ?? API_MESSAGES.tooFewServings });
    return z.NEVER;
  })
  .meta({ description: "1 when left out. More than 0.", examples: [2] });

const NUTRITION_FIELDS = AMOUNTS.toSorted();
const FOR_ALL = "Beside `nutrition_per_serving`: for all servings, as answered, and in agreement with it.";
const when = {
  date: z
    .string()
    .refine(isLocalDate, DAY_MESSAGES.notADay)
    .optional()
    .meta({ examples: ["2026-03-01"], description: "The day it counts for; not in the future." }),
  time: z
    .string()
    .refine(isSentTime, DAY_MESSAGES.notATime)
    .optional()
    .meta({
      examples: ["12:30", "2026-03-01T12:30:00.000Z"],
      description: "A clock time of yours, or an instant, which is on `date`.",
    }),
};
const id = z
  .string()
  .optional()
  .meta({ examples: ["{foodId}"], description: "As answered; it can't be changed." });
const made = {
  parts: partsBody,
  source: sourceBody,
  estimated: z
    .boolean(API_MESSAGES.badEstimated)
    .optional()
    .meta({ description: "With parts, whether one of them is." }),
};
const foodBody = z.strictObject(
  {
    ...entryFields,
    number_of_servings: servings.optional(),
    nutrition: amountsBody.optional().meta({ description: `For one serving. ${FOR_ALL}` }),
    nutrition_per_serving: amountsBody.optional(),
    ...made,
    ...when,
  },
  { error: API_MESSAGES.missingName },
);
const onlyForAll = { description: `${FOR_ALL} Alone only when number_of_servings is 1.` };
const wholeBody = foodBody.extend({ id, nutrition: amountsBody.optional().meta(onlyForAll) });
export const changeBody = z.strictObject(
  {
    id,
    ...when,
    ...z.object(entryFields).partial().shape,
    number_of_servings: servings.optional(),
    nutrition: amountsBody.partial().optional().meta(onlyForAll),
    nutrition_per_serving: amountsBody.partial().optional(),
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

/** A food to log. */
export const newBody = foodBody.superRefine(withNutrition).meta(oneOfBoth);

/** A food as a whole, in place of one that is logged. */
export const replacingBody = wholeBody.superRefine(withNutrition).meta(oneOfBoth);

/** 'Missing nutrition data: carbs, fats', unless something else comes first. */
export function wording({ issues }: z.ZodError): string {
  const [first] = issues;
  if (first?.message !== MISSING) return first?.message ?? API_MESSAGES.saveFailed;
  if (first.path[0] === "parts") return API_MESSAGES.partWithoutNutrition;
  const missing = issues
    .filter(({ path, message }) => path[0] === first.path[0] && message === MISSING)
    .map(({ path }) => path[1]);
  const fields = NUTRITION_FIELDS.filter((field) => missing.includes(undefined) || missing.includes(field));
  return API_MESSAGES.missingNutrition + fields.join(", ");
}
