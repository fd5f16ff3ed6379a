import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle, ifUnchanged, pathId } from "~/features/api/answer-calls.server";
import {
  changeFood,
  changeFoodCall,
  deleteFoodCall,
  foodToChange,
  oneFoodCall,
  replaceFoodCall,
} from "~/features/api/calls/food-calls.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { foodAnswer } from "~/features/food/logged.server";
import { deleteFood } from "~/features/log/log-food.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(oneFoodCall, async (by, { params }) =>
    foodAnswer(await foodToChange(by, pathId(params.foodId, DAY_MESSAGES.foodGone))),
  ),
  handle(replaceFoodCall, async (by, { params, body, request }) => {
    const foodId = sameId(params.foodId, body.id);
    const whole = { number_of_servings: 1, ...body };
    return foodAnswer(await changeFood(ifSameFood(by, request, foodId), foodId, whole));
  }),
  handle(changeFoodCall, async (by, { params, body, request }) => {
    const foodId = sameId(params.foodId, body.id);
    return foodAnswer(await changeFood(ifSameFood(by, request, foodId), foodId, body));
  }),
  handle(deleteFoodCall, async (by, { params, request }) => {
    const foodId = pathId(params.foodId, DAY_MESSAGES.foodGone);
    const date = await deleteFood(ifSameFood(by, request, foodId), foodId);
    if (!date) throw new Refusal(404, DAY_MESSAGES.foodGone);
    return { id: foodId, date };
  }),
);
const ifSameFood = (by: Caller, request: Request, foodId: string) =>
  ifUnchanged(by, request, async (tx) =>
    oneFoodCall.answer.parse(foodAnswer(await foodToChange(tx, foodId))),
  );

/** The id in the address, which a body may name too. */
function sameId(id: string | undefined, sent: string | undefined): string {
  const foodId = pathId(id, DAY_MESSAGES.foodGone);
  if (sent !== undefined && sent !== foodId) throw new Refusal(400, API_MESSAGES.idStays);
  return foodId;
}

export const loader = calls.loader;
export const action = calls.action;
