import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { eatRecipeCall, sentRecipeAmount } from "~/features/api/calls/recipe-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { foodAnswer } from "~/features/food/logged.server";
import { entryOfRecipe } from "~/features/log/eat-recipe.server";
import { logFood } from "~/features/log/log-food.server";
import { RECIPE_MESSAGES } from "~/features/recipes/recipe";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(eatRecipeCall, async (by, { params, body }) => {
    const { date, time, ...amounts } = body;
    const id = pathId(params.recipeId, RECIPE_MESSAGES.gone);
    const eaten = sentTime({ date, time }, by.viewer, by.now);
    const entry = await entryOfRecipe(by, id, sentRecipeAmount(amounts));
    const logged = await logFood(by, { entry, key: newKey(), eaten });
    return foodAnswer({ id: logged.id, entry, time: logged.time, date: logged.date });
  }),
);
export const loader = calls.loader;
export const action = calls.action;
