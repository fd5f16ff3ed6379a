import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { foodToChange } from "~/features/api/change-food.server";
import { foodAnswer } from "~/features/api/food-answer";
import { restoreFoodCall } from "~/features/api/food-calls.server";
import { pathId } from "~/features/api/path-id";
import { restoreFood } from "~/features/day/log/delete-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(restoreFoodCall, async ({ viewer, params }) => {
    const foodId = pathId(params.foodId, DAY_MESSAGES.foodGone);
    await restoreFood(store, viewer, foodId, now());
    return foodAnswer(await foodToChange(store.read, viewer, foodId));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
