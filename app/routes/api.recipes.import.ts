import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importedAnswer, readRecipeFileCall } from "~/features/api/calls/recipe-calls.server";
import { addRecipesOfFile } from "~/features/imports/recipes/add-recipes.server";

const calls = answerCalls(
  handle(readRecipeFileCall, async (by, { form }) => importedAnswer(await addRecipesOfFile(by, form?.file))),
);
export const loader = calls.loader;
export const action = calls.action;
