import { API_MESSAGES } from "~/features/api/answer";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import {
  changeFood,
  changeFoodCall,
  deleteFoodCall,
  foodToChange,
  oneFoodCall,
  replaceFoodCall,
} from "~/features/api/calls/food-calls.server";
import { foodAnswer } from "~/features/api/food-read";
import { pathId } from "~/features/api/lists.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { deleteFood } from "~/features/log/edit-food.server";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(oneFoodCall, async ({ viewer, params }) =>
    foodAnswer(await foodToChange(store.read, viewer, pathId(params.foodId, DAY_MESSAGES.foodGone))),
  ),
  handle(replaceFoodCall, async ({ viewer, params, body }) => {
    const whole = { number_of_servings: 1, ...body };
    return foodAnswer(await changeFood(store, viewer, sameId(params.foodId, body.id), whole, now()));
  }),
  handle(changeFoodCall, async ({ viewer, params, body }) =>
    foodAnswer(await changeFood(store, viewer, sameId(params.foodId, body.id), body, now())),
  ),
  handle(deleteFoodCall, async ({ viewer, params }) => {
    const foodId = pathId(params.foodId, DAY_MESSAGES.foodGone);
    const date = await deleteFood(store, viewer, foodId, now());
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
