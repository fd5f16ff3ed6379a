import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle, ifUnchanged, pathId } from "~/features/api/answer-calls.server";
import {
  deleteRecipeCall,
  recipeAnswer,
  recipeCall,
  replaceRecipeCall,
  sentRecipe,
} from "~/features/api/calls/recipe-calls.server";
import { RECIPE_MESSAGES } from "~/features/recipes/recipe";
import { changeRecipe, deleteRecipe, ownRecipe, theRecipe } from "~/features/recipes/recipes.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(recipeCall, async (by, { params }) =>
    recipeAnswer(await theRecipe(by, pathId(params.recipeId, RECIPE_MESSAGES.gone))),
  ),
  handle(replaceRecipeCall, async (by, { params, body, request }) => {
    const id = pathId(params.recipeId, RECIPE_MESSAGES.gone);
    if (body.id !== undefined && body.id !== id) throw new Refusal(400, API_MESSAGES.idStays);
    const recipe = await sentRecipe(by, body, await ownRecipe(by, id));
    return recipeAnswer(await changeRecipe(ifSameRecipe(by, request, id), id, () => recipe));
  }),
  handle(deleteRecipeCall, async (by, { params, request }) => {
    const id = pathId(params.recipeId, RECIPE_MESSAGES.gone);
    await deleteRecipe(ifSameRecipe(by, request, id), id);
    return { id };
  }),
);
const ifSameRecipe = (by: Caller, request: Request, id: string) =>
  ifUnchanged(by, request, async (tx) => recipeCall.answer.parse(recipeAnswer(await theRecipe(tx, id))));

export const loader = calls.loader;
export const action = calls.action;
