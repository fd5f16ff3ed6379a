import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { foodToChange } from "~/features/api/change-food.server";
import { pathId } from "~/features/api/path-id";
import { savedAnswer } from "~/features/api/saved-answer";
import { savedCall, saveFoodCall } from "~/features/api/saved-calls.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { savedFoods, saveFood } from "~/features/food/saved/saved-foods.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(savedCall, async ({ viewer }) => ({
    foods: (await savedFoods(store.read, viewer.id)).map(savedAnswer),
  })),
  handle(saveFoodCall, async ({ viewer, body }) => {
    const { entry } = await foodToChange(store.read, viewer, pathId(body.food_id, DAY_MESSAGES.foodGone));
    const id = await saveFood(store, viewer.id, { kind: "food", entry }, now());
    return savedAnswer({ id, kind: "food", entry });
  }),
);
export const loader = calls.loader;
export const action = calls.action;
