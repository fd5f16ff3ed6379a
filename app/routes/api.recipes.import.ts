import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { readRecipeFileCall, recipeAnswer } from "~/features/api/calls/recipe-calls.server";
import { addRecipesOfFile } from "~/features/imports/recipes/add-recipes.server";

const calls = answerCalls(
  handle(readRecipeFileCall, async (by, { form }) => {
    const { added, leftOut } = await addRecipesOfFile(by, form?.file);
    const recipes = added.map((recipe) => ({ ...recipeAnswer(recipe), servings_known: recipe.makesKnown }));
    return { added: recipes, left_out: leftOut };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
