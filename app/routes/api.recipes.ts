import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  makeRecipeCall,
  recipeAnswer,
  recipesCall,
  sentRecipe,
} from "~/features/api/calls/recipe-calls.server";
import { makeRecipe, recipeId, recipesFor } from "~/features/recipes/recipes.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(recipesCall, async (by) => ({ recipes: (await recipesFor(by)).map(recipeAnswer) })),
  handle(makeRecipeCall, async (by, { body }) => {
    const made = await sentRecipe(by, body);
    const recipe = { ...made, id: recipeId(by.viewer.id, newKey(), made) };
    await makeRecipe(by, recipe);
    return recipeAnswer(recipe);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
