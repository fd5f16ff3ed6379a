import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import {
  amountsSchema,
  entryFields,
  nutritionBody,
  nutritionSchema,
  partsAnswer,
  wording,
} from "~/features/api/food-json.server";
import { plateSchema } from "~/features/eat/plate/plate.server";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { gtinOf } from "~/features/foods/gtin";
import { BARCODE_MESSAGES } from "~/features/label/barcode/product";
import { photoSchema } from "~/features/label/read-label.server";
import { DESCRIPTION_MAX } from "~/features/meals/meal";
import { AMOUNTS, perAmount } from "~/features/nutrition/amounts";
import { describeSchema, wordsSchema } from "~/features/review/read-meal.server";
import { SEARCH_MAX } from "~/features/search/row";
import { longTexts } from "~/http/cut-texts";
import { cleanText } from "~/platform/text";

const ANALYSIS_FAILED = "AI analysis failed";

export const foundFoodSchema = z.object({
  ref: z.string().meta({ examples: ["table:rye-bread"] }),
  name: z.string(),
  emoji: z.string(),
  unit: z.enum(["g", "ml", "portion"]),
  nutrition: nutritionSchema.meta({
    description: "In 100 g, in 100 ml, or in one portion, as `unit` says.",
  }),
  portions: z
    .array(z.object({ name: z.string(), amount: z.number() }))
    .meta({ description: "How many `unit` each one is, the most usual first." }),
  source: z.string(),
});

export const searchFoodCall = defineCall({
  method: "GET",
  path: "/api/foods",
  operationId: "searchFood",
  summary: "Search foods: the built-in table, imported foods and foods you have logged",
  access: "signed-in",
  scope: "any",
  query: z.strictObject({
    q: z
      .string()
      .default("")
      .transform((words) => words.toWellFormed().slice(0, SEARCH_MAX))
      .meta({ examples: ["rye bread"], maxLength: SEARCH_MAX, description: "May be half typed or mistyped." })
      .register(longTexts, { max: 16_384 }),
  }),
  answer: z.object({
    foods: z.array(foundFoodSchema),
  }),
});

const PORTION_MAX = 40;

const code = z
  .string(BARCODE_MESSAGES.empty)
  .max(40, BARCODE_MESSAGES.notABarcode)
  .meta({ examples: ["4006381333931"], description: "EAN-13, EAN-8, UPC-A or UPC-E." })
  .transform((typed, context) => {
    const barcode = gtinOf(typed);
    if (barcode) return barcode;
    context.addIssue({ code: "custom", message: BARCODE_MESSAGES.notABarcode });
    return z.NEVER;
  });

const product = z.object({
  barcode: z.string().meta({ description: "A GTIN of 14 digits." }),
  name: z.string(),
  emoji: z.string(),
  portion: z.string().meta({ description: "What the values are for, such as serving or 100 g." }),
  nutrition: nutritionSchema,
  source: z.string(),
});

export const barcodeCall = defineCall({
  method: "GET",
  path: "/api/food/barcode",
  operationId: "findBarcode",
  summary: "A packaged product by its barcode number",
  access: "signed-in",
  scope: "any",
  query: z.strictObject({ code }),
  answer: product,
  refusals: { 404: BARCODE_MESSAGES.unknown },
});

export const saveBarcodeCall = defineCall({
  method: "POST",
  path: "/api/food/barcode",
  operationId: "saveBarcode",
  summary: "Save a packaged product under its barcode number, for you alone, in place of what was there",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    code,
    ...entryFields,
    portion: z
      .string()
      .max(PORTION_MAX, "portion must be a text of up to 40 characters")
      .transform(cleanText)
      .optional()
      .meta({ examples: ["100 g"], description: "What the values are for; serving when left out." }),
    nutrition: nutritionBody.meta({ description: "For one portion." }),
  }),
  answer: product,
  wording,
  failure: API_MESSAGES.saveFailed,
});

const off = { 401: "Requires signing in if the server is set up that way." };
const engine = z
  .enum(["ai", "built-in"])
  .meta({ description: "What read it: the AI service, or this server." });
const withExample = { examples: [{ description: "two eggs and a slice of toast" }] };

const describedFood = amountsSchema.extend({
  name: z.string(),
  emoji: z.string(),
  nutrition: nutritionSchema,
  parts: partsAnswer.meta({
    description: "The foods of the meal: POST /api/food takes name, emoji, nutrition and parts as they are.",
  }),
  unrecognised: z.array(z.string()).meta({ description: "What of the text was not taken in." }),
  engine: z.enum(["ai", "built-in", "own"]).meta({
    description: "What read it: the AI service, this server, or own for a meal of yours from before.",
  }),
});

export const parseDescriptionCall = defineCall({
  method: "POST",
  path: "/api/ai/parse/description",
  operationId: "readDescription",
  summary: "Read a meal described in words; a description you confirmed before returns your confirmed values",
  access: "maybe-signed-in",
  scope: "any",
  body: describeSchema.strict().meta(withExample),
  answer: describedFood,
  refusals: { ...off, 400: FOOD_MESSAGES.notRecognised },
  wording: ({ issues: [issue] }) => (issue?.path.length ? issue.message : FOOD_MESSAGES.inputEmpty),
  failure: ANALYSIS_FAILED,
});

export const parsePlateCall = defineCall({
  method: "POST",
  path: "/api/ai/parse/plate",
  operationId: "readPlate",
  summary:
    "Read a meal on photos, and the words beside them, by the vision model of this server; every part is an estimate",
  access: "signed-in",
  scope: "any",
  form: plateSchema,
  answer: describedFood,
  refusals: {
    400: "No food was recognized in the photos, or the form isn't as described.",
    404: "This server reads no photos of meals: it has no AI service.",
    413: "More than 8 MB or 50 megapixels (25 in WebP) in a photo.",
    415: "Not JPEG, PNG or WebP pictures.",
    503: "Too many photos are waiting, or the AI service didn't answer.",
  },
  failure: ANALYSIS_FAILED,
});

export const parseEmojiCall = defineCall({
  method: "POST",
  path: "/api/ai/parse/emoji",
  operationId: "findEmoji",
  summary: "Find an emoji for a food",
  access: "maybe-signed-in",
  scope: "any",
  body: z.strictObject(
    {
      text: wordsSchema.meta({ examples: ["pizza"] }).register(longTexts, { max: 4 * DESCRIPTION_MAX }),
    },
    FOOD_MESSAGES.inputEmpty,
  ),
  answer: z.object({ emoji: z.string(), engine }),
  refusals: off,
  failure: "AI emoji generation failed",
});

export const parseFoodCall = defineCall({
  method: "POST",
  path: "/api/ai/parse/food",
  operationId: "readLabel",
  summary: "Read the nutrition label on a photo; the photo is not stored",
  access: "maybe-signed-in",
  scope: "any",
  form: photoSchema,
  answer: z.object({
    name: z.string(),
    emoji: z.string(),
    nutrition: nutritionSchema
      .extend(perAmount(() => z.number().nullable()))
      .meta({ description: "Null for what could not be read; further nutrients only where that is sure." }),
    unsure: z
      .array(z.enum(AMOUNTS))
      .meta({ description: "What could not be read, and what should be compared with the label." }),
    basis: z.enum(["serving", "100g", "100ml", "container", "unknown"]),
    serving_size: z.string().nullable().meta({ description: "As printed." }),
    note: z.string().nullable(),
    engine,
  }),
  refusals: {
    ...off,
    400: "Food label not recognized",
    404: "This server reads no labels: its reader is off, and it has no AI service.",
    413: "More than 8 MB or 50 megapixels (25 in WebP).",
    415: "Not a JPEG, PNG or WebP picture.",
    503: "Too many photos are waiting.",
  },
  failure: "Upload failed",
});
