import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { foodToChange, restoreFoodCall } from "~/features/api/calls/food-calls.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { foodAnswer } from "~/features/food/logged.server";
import { restoreFood } from "~/features/log/log-food.server";

const calls = answerCalls(
  handle(restoreFoodCall, async (by, { params }) => {
    const foodId = pathId(params.foodId, DAY_MESSAGES.foodGone);
    await restoreFood(by, foodId);
    return foodAnswer(await foodToChange(by, foodId));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
