import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import {
  changeFood,
  changeFoodCall,
  deleteFoodCall,
  foodToChange,
  oneFoodCall,
  replaceFoodCall,
} from "~/features/api/calls/food-calls.server";
import { foodAnswer } from "~/features/api/food-read";
import { DAY_MESSAGES } from "~/features/day/messages";
import { deleteFood } from "~/features/log/edit-food.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(oneFoodCall, async (by, { params }) =>
    foodAnswer(await foodToChange(by, pathId(params.foodId, DAY_MESSAGES.foodGone))),
  ),
  handle(replaceFoodCall, async (by, { params, body }) => {
    const whole = { number_of_servings: 1, ...body };
    return foodAnswer(await changeFood(by, sameId(params.foodId, body.id), whole));
  }),
  handle(changeFoodCall, async (by, { params, body }) =>
    foodAnswer(await changeFood(by, sameId(params.foodId, body.id), body)),
  ),
  handle(deleteFoodCall, async (by, { params }) => {
    const foodId = pathId(params.foodId, DAY_MESSAGES.foodGone);
    const date = await deleteFood(by, foodId);
    if (!date) throw new Refusal(404, DAY_MESSAGES.foodGone);
    return { id: foodId, date };
  }),
);
/** The id in the address, which a body may name too. */
function sameId(id: string | undefined, sent: string | undefined): string {
  const foodId = pathId(id, DAY_MESSAGES.foodGone);
  if (sent !== undefined && sent !== foodId) throw new Refusal(400, API_MESSAGES.idStays);
  return foodId;
}

export const loader = calls.loader;
export const action = calls.action;
