import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { foodToChange, restoreFoodCall } from "~/features/api/calls/food-calls.server";
import { foodAnswer } from "~/features/api/food-read";

import { pathId } from "~/features/api/lists.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { restoreFood } from "~/features/log/edit-food.server";
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
