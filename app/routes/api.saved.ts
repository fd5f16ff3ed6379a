import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { foodToChange, savedAnswer, savedCall, saveFoodCall } from "~/features/api/calls/food-calls.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { savedFoods, saveFood } from "~/features/food/saved.server";
import { inChange } from "~/http/caller.server";

const calls = answerCalls(
  handle(savedCall, async (by) => ({
    foods: (await savedFoods(by.db, by.viewer.id)).map(savedAnswer),
  })),
  handle(saveFoodCall, async (by, { body }) => {
    const foodId = pathId(body.food_id, DAY_MESSAGES.foodGone);
    return by.change(async (tx) => {
      const { entry } = await foodToChange(inChange(by, tx), foodId);
      return savedAnswer({ id: await saveFood(tx, { kind: "food", entry }), kind: "food", entry });
    });
  }),
);
export const loader = calls.loader;
export const action = calls.action;
