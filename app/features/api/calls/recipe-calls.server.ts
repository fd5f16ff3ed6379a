import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { readOr, sentAmount, sentServings } from "~/features/api/fields.server";
import {
  answeredFields,
  entryFields,
  loggedSchema,
  nutritionBody,
  nutritionSchema,
  partSchema,
  partsAnswer,
  whenBody,
  wording,
} from "~/features/api/food-json.server";
import { sentParts } from "~/features/api/food-read.server";
import { DEFAULT_EMOJI, FOOD_MESSAGES, FOOD_PARTS_MAX, singleEmoji } from "~/features/food/entry";
import { partAnswer } from "~/features/food/logged.server";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { recipeFileSchema } from "~/features/imports/recipes/add-recipes.server";
import { RECIPE_FILE } from "~/features/imports/recipes/recipe-file";
import { DESCRIPTION_MAX } from "~/features/meals/meal";
import { parseCount } from "~/features/nutrition/read-number";
import {
  MAKES_MAX,
  type OwnRecipe,
  RECIPE_MESSAGES,
  type RecipeAmount,
  servingOf,
} from "~/features/recipes/recipe";
import { partsInWords, wholeOfParts } from "~/features/recipes/recipe-forms.server";
import type { Caller } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { Refusal } from "~/http/refusal";

const gone = { 404: RECIPE_MESSAGES.gone };
const taken = { 409: RECIPE_MESSAGES.taken("Chili") };
const notYours = { 403: RECIPE_MESSAGES.notYours };
const failure = API_MESSAGES.saveFailed;

const number = (read: (sent: number | string) => number | undefined, message: string) =>
  z
    .union([z.number(), z.string().max(20, message)], { error: message })
    .transform(readOr((sent) => positive(read(sent)), message));

const positive = (value = 0) => (value > 0 ? value : undefined);

export const makesBody = number((sent) => {
  const servings = sentServings(sent);
  return servings !== undefined && servings >= 1 && servings <= MAKES_MAX ? servings : undefined;
}, RECIPE_MESSAGES.makes).meta({ description: "That it makes.", examples: [6] });

const cooked = number((sent) => sentAmount(sent, "g"), RECIPE_MESSAGES.cooked)
  .nullish()
  .meta({
    description: "What the cooked whole weighs, in grams; null where that is not known.",
    examples: [1150],
  });

const ofParts = { description: "Follows from the parts; what is sent here changes nothing." };

export const partsBody = z
  .array(partSchema, API_MESSAGES.badParts)
  .min(1, RECIPE_MESSAGES.noFoods)
  .max(FOOD_PARTS_MAX, API_MESSAGES.tooManyParts)
  .optional();

const recipeFields = {
  ...entryFields,
  servings: makesBody,
  description: z
    .string()
    .trim()
    .min(1, FOOD_MESSAGES.inputEmpty)
    .max(DESCRIPTION_MAX, FOOD_MESSAGES.descriptionTooLong)
    .optional()
    .register(longTexts, { max: 4 * DESCRIPTION_MAX })
    .meta({
      description: "What goes in, in words, which are read as POST /api/ai/parse/description reads them.",
      examples: ["600 g minced beef, 2 onions, 800 g canned tomatoes"],
    }),
  parts: partsBody.meta({ description: "The foods of all that it makes; in place of description." }),
  cooked_grams: cooked,
  for_house: z
    .boolean()
    .optional()
    .meta({ description: "Whether your house may see, eat and cook it.", examples: [false] }),
};

const either = { anyOf: [{ required: ["description"] }, { required: ["parts"] }] };
function withFoods(body: { description?: string; parts?: unknown[] }, context: z.RefinementCtx) {
  if ((body.description === undefined) === (body.parts === undefined))
    context.addIssue({ code: "custom", path: ["parts"], message: "Send either description or parts." });
}

const newRecipeBody = z.strictObject(recipeFields).superRefine(withFoods).meta(either);

const replacingRecipeBody = z
  .strictObject({
    ...recipeFields,
    id: z
      .string()
      .optional()
      .meta({ maxLength: 64, examples: ["{recipeId}"], description: "As answered; it can't be changed." }),
    yours: z.boolean().optional().meta({ description: "As answered; it can’t be changed." }),
    nutrition: nutritionBody.optional().meta(ofParts),
    nutrition_per_serving: nutritionBody.optional().meta(ofParts),
    unrecognised: z
      .array(z.string().max(400))
      .max(100)
      .optional()
      .meta({ description: "Left out, those of before stay." }),
  })
  .superRefine(withFoods)
  .meta(either);

/** Sent back as it is, it changes nothing. */
export const recipeSchema = z.object({
  id: z.string(),
  ...answeredFields,
  servings: z.number().meta({ description: "That it makes." }),
  cooked_grams: z.number().nullable(),
  for_house: z.boolean().meta({ description: "Whether the house of who made it may see, eat and cook it." }),
  yours: z
    .boolean()
    .meta({ description: "False for a recipe of your house, which only who made it changes." }),
  nutrition: nutritionSchema.meta({ description: "Of all that it makes." }),
  nutrition_per_serving: nutritionSchema.meta({ description: "As eating one serving logs it." }),
  parts: partsAnswer.meta({ description: "The foods of all that it makes." }),
  unrecognised: z
    .array(z.string())
    .meta({ description: "Ingredients that name no known food, as they were written; they count nowhere." }),
});

export function recipeAnswer(recipe: OwnRecipe & { isMine?: boolean }): z.input<typeof recipeSchema> {
  const one = servingOf(recipe);
  return {
    id: recipe.id,
    name: recipe.whole.name,
    emoji: recipe.whole.emoji,
    servings: recipe.makes,
    cooked_grams: recipe.cookedGrams,
    for_house: recipe.forHouse ?? false,
    yours: recipe.isMine ?? true,
    nutrition: { ...recipe.whole.amounts, ...recipe.whole.further },
    nutrition_per_serving: { ...one.amounts, ...one.further },
    parts: (recipe.whole.parts ?? []).map(partAnswer),
    unrecognised: [...recipe.unrecognised],
  };
}

export const recipesCall = defineCall({
  method: "GET",
  path: "/api/recipes",
  operationId: "listRecipes",
  summary: "Your recipes and those that your house shares, by name",
  access: "signed-in",
  answer: z.object({ recipes: z.array(recipeSchema) }),
});

export const makeRecipeCall = defineCall({
  method: "POST",
  path: "/api/recipes",
  operationId: "makeRecipe",
  summary: "Keep a recipe: what goes in, and how many servings it makes",
  access: "signed-in",
  body: newRecipeBody,
  answer: recipeSchema,
  idempotent: true,
  refusals: taken,
  wording,
  failure,
});

export const readRecipeFileCall = defineCall({
  method: "POST",
  path: "/api/recipes/import",
  operationId: "readRecipeFile",
  summary:
    "Add the recipes of a file: exported by Mealie or Tandoor as JSON or ZIP, JSON-LD of schema.org, or a page saved with it. Sent again, it adds none twice",
  access: "signed-in",
  form: recipeFileSchema,
  answer: z.object({
    added: z.array(
      recipeSchema.extend({
        servings_known: z
          .boolean()
          .meta({ description: "False where the file doesn't say; servings is 1 then." }),
      }),
    ),
    left_out: z.array(z.object({ name: z.string(), reason: z.string() })),
  }),
  refusals: {
    400: RECIPE_FILE.noRecipe,
    413: IMPORT_REFUSALS.tooLarge,
    415: API_MESSAGES.notMultipart,
    503: IMPORT_REFUSALS.busy,
  },
  failure: RECIPE_FILE.failed,
});

export const recipeCall = defineCall({
  method: "GET",
  path: "/api/recipes/{recipeId}",
  operationId: "getRecipe",
  summary: "One recipe",
  tagged: true,
  access: "signed-in",
  answer: recipeSchema,
  refusals: gone,
});

export const replaceRecipeCall = defineCall({
  method: "PUT",
  path: "/api/recipes/{recipeId}",
  operationId: "replaceRecipe",
  summary: "Change a recipe; what was logged of it stays",
  tagged: true,
  access: "signed-in",
  body: replacingRecipeBody,
  answer: recipeSchema,
  refusals: { ...gone, ...taken, ...notYours },
  wording,
  failure,
});

export const deleteRecipeCall = defineCall({
  method: "DELETE",
  path: "/api/recipes/{recipeId}",
  operationId: "deleteRecipe",
  summary: "Delete a recipe; what was logged of it stays",
  access: "signed-in",
  answer: z.object({ id: z.string() }),
  refusals: { ...gone, ...notYours },
});

const share = number((sent) => {
  const share = typeof sent === "number" ? sent : parseCount(sent);
  return share !== undefined && share <= 1 ? share : undefined;
}, RECIPE_MESSAGES.share).meta({ description: "More than 0, up to 1: all of it.", examples: [0.25, "1/6"] });

const grams = number((sent) => sentAmount(sent, "g"), RECIPE_MESSAGES.grams).meta({
  description: "Of the cooked whole; refused for a recipe without cooked_grams.",
  examples: [400],
});

export const servingsBody = number((sent) => sentServings(sent), RECIPE_MESSAGES.servings).meta({
  description: "May be more than it makes.",
  examples: [2],
});

export const eatRecipeCall = defineCall({
  method: "POST",
  path: "/api/recipes/{recipeId}/eat",
  operationId: "logRecipe",
  summary:
    "Log an amount of a recipe, to today by default: one serving, unless one of servings, share and grams says more",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    servings: servingsBody.optional(),
    share: share.optional(),
    grams: grams.optional(),
    ...whenBody,
  }),
  answer: loggedSchema,
  idempotent: true,
  refusals: gone,
  failure,
});

type SentAmount = { servings?: number; share?: number; grams?: number };

/** Throws Refusal: 400 for more than one amount. */
export function sentRecipeAmount({ servings, share, grams }: SentAmount): RecipeAmount {
  if ([servings, share, grams].filter((amount) => amount !== undefined).length > 1)
    throw new Refusal(400, RECIPE_MESSAGES.oneAmount);
  if (share !== undefined) return { share };
  return grams === undefined ? { servings: servings ?? 1 } : { grams };
}

type SentRecipe = z.output<typeof newRecipeBody> & { id?: string; unrecognised?: string[] };

/** A recipe as a program sent it, in place of `old` where there is one. Throws Refusal: 400, 429. */
export async function sentRecipe(
  by: Caller,
  sent: SentRecipe,
  old?: OwnRecipe,
): Promise<Omit<OwnRecipe, "id">> {
  const { name, servings: makes, cooked_grams } = sent;
  const read =
    sent.description === undefined
      ? { parts: sentParts(sent.parts ?? []), unrecognised: sent.unrecognised ?? old?.unrecognised ?? [] }
      : await partsInWords(by, sent.description, { name, id: old?.id });
  const emoji =
    singleEmoji(sent.emoji ?? undefined) ?? old?.whole.emoji ?? read.parts[0]?.emoji ?? DEFAULT_EMOJI;
  const same = old && JSON.stringify(read.parts) === JSON.stringify(old.whole.parts);
  const whole = same ? { ...old.whole, name, emoji } : wholeOfParts(name, read.parts, emoji);
  const forHouse = sent.for_house ?? old?.forHouse;
  return { whole, makes, cookedGrams: cooked_grams ?? null, unrecognised: read.unrecognised, forHouse };
}
