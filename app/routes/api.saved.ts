import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { foodToChange } from "~/features/api/calls/food-calls.server";
import { savedCall, saveFoodCall } from "~/features/api/calls/saved-calls.server";
import { savedAnswer } from "~/features/api/food-read";
import { pathId } from "~/features/api/lists.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { savedFoods, saveFood } from "~/features/food/saved.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(savedCall, async ({ viewer }) => ({
    foods: (await savedFoods(store.read, viewer.id)).map(savedAnswer),
  })),
  handle(saveFoodCall, async ({ viewer, body }) => {
    const { entry } = await foodToChange(store.read, viewer, pathId(body.food_id, DAY_MESSAGES.foodGone));
    const id = await store.tx((db) => saveFood(db, viewer.id, { kind: "food", entry }, now()));
    return savedAnswer({ id, kind: "food", entry });
  }),
);
export const loader = calls.loader;
export const action = calls.action;
