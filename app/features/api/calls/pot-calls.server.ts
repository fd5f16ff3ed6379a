import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { pathId } from "~/features/api/answer-calls.server";
import {
  answeredFields,
  entryFields,
  loggedSchema,
  nutritionSchema,
  partsAnswer,
  whenBody,
  wording,
} from "~/features/api/food-json.server";
import { sentParts } from "~/features/api/food-read.server";
import { singleEmoji } from "~/features/food/entry";
import { partAnswer } from "~/features/food/logged.server";
import { cookedOf, type NewPot } from "~/features/recipes/pots.server";
import { leftText, POT_MESSAGES, type Pot, RECIPE_MESSAGES, servingOfPot } from "~/features/recipes/recipe";
import { wholeOfParts } from "~/features/recipes/recipe-forms.server";
import { theRecipe } from "~/features/recipes/recipes.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { makesBody, partsBody, servingsBody } from "./recipe-calls.server";

const potGone = { 404: POT_MESSAGES.gone };

/** Throws Refusal: 404 for what is no id. */
export const potIdOf = (params: Record<string, string | undefined>) =>
  pathId(params.potId, POT_MESSAGES.gone);

/** It says neither who cooked nor who ate. */
export const potSchema = z.object({
  id: z.string(),
  ...answeredFields,
  servings: z.number().meta({ description: "That were cooked." }),
  left: z.number().meta({ description: "Servings that are left, to four decimals." }),
  nutrition: nutritionSchema.meta({ description: "Of all that was cooked." }),
  nutrition_per_serving: nutritionSchema.meta({ description: "As eating one serving logs it." }),
  parts: partsAnswer.meta({ description: "The foods of all that was cooked." }),
});

export function potAnswer(pot: Pot): z.input<typeof potSchema> {
  const { id, whole, makes: servings, left } = pot;
  const one = servingOfPot(pot);
  return {
    ...{ id, name: whole.name, emoji: whole.emoji, servings, left },
    nutrition: { ...whole.amounts, ...whole.further },
    nutrition_per_serving: { ...one.amounts, ...one.further },
    parts: (whole.parts ?? []).map(partAnswer),
  };
}

export const potsCall = defineCall({
  method: "GET",
  path: "/api/pots",
  operationId: "listPots",
  summary: "What stands in the fridge, yours and your house's, the newest first",
  access: "signed-in",
  answer: z.object({ pots: z.array(potSchema) }),
});

const newPotBody = z
  .strictObject({
    recipe_id: z
      .string()
      .max(64)
      .optional()
      .meta({ description: "Of a recipe that was cooked.", examples: ["{recipeId}"] }),
    name: entryFields.name.optional(),
    emoji: entryFields.emoji,
    parts: partsBody.meta({
      description: "The foods of all that was cooked; with name, in place of recipe_id.",
    }),
    servings: makesBody
      .optional()
      .meta({ description: "That were cooked; of a recipe by default all that it makes." }),
  })
  .superRefine(({ recipe_id, name, parts }, context) => {
    const isRecipe = recipe_id !== undefined;
    if (isRecipe === (name !== undefined) || isRecipe === (parts !== undefined))
      context.addIssue({
        code: "custom",
        path: ["recipe_id"],
        message: "Send either recipe_id or name and parts.",
      });
  })
  .superRefine(({ recipe_id, servings }, context) => {
    if (recipe_id === undefined && servings === undefined)
      context.addIssue({ code: "custom", path: ["servings"], message: RECIPE_MESSAGES.makes });
  })
  .meta({ anyOf: [{ required: ["recipe_id"] }, { required: ["name", "parts", "servings"] }] });

export const makePotCall = defineCall({
  method: "POST",
  path: "/api/pots",
  operationId: "makePot",
  summary: "Put what was cooked into the fridge: servings of a recipe, or of a dish with its parts",
  access: "signed-in",
  scope: "log",
  body: newPotBody,
  answer: potSchema,
  idempotent: true,
  refusals: { 404: RECIPE_MESSAGES.gone },
  wording,
  failure: API_MESSAGES.saveFailed,
});

/** The pot of what a program says was cooked. Throws Refusal: 404 for a recipe that is gone, 400. */
export async function sentPot(by: Caller, sent: z.output<typeof newPotBody>): Promise<NewPot> {
  const { recipe_id: id, name = "", emoji, parts = [], servings } = sent;
  if (id !== undefined) {
    const recipe = await theRecipe(by, id);
    return cookedOf(recipe, servings ?? recipe.makes);
  }
  if (servings === undefined) throw new Refusal(400, RECIPE_MESSAGES.makes);
  const whole = wholeOfParts(name, sentParts(parts), singleEmoji(emoji ?? undefined));
  return { whole, makes: servings, left: servings };
}

export const eatPotCall = defineCall({
  method: "POST",
  path: "/api/pots/{potId}/eat",
  operationId: "logPot",
  summary: "Eat of a pot: log servings of it, 1 by default, to today by default, and take them out",
  access: "signed-in",
  scope: "log",
  body: z.strictObject({
    servings: servingsBody.optional().meta({ description: "Not more than are left.", examples: [1, "1/2"] }),
    ...whenBody,
  }),
  answer: loggedSchema.extend({
    left: z.number().meta({ description: "Servings that are left in the pot." }),
  }),
  idempotent: true,
  refusals: { ...potGone, 409: POT_MESSAGES.tooMuch(leftText(0.5)) },
  failure: API_MESSAGES.saveFailed,
});

export const throwPotAwayCall = defineCall({
  method: "DELETE",
  path: "/api/pots/{potId}",
  operationId: "deletePot",
  summary: "Throw away what is left; what was eaten stays logged",
  access: "signed-in",
  answer: z.object({ id: z.string() }),
  refusals: potGone,
});
