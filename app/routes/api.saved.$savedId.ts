import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { unsaveFoodCall } from "~/features/api/calls/food-calls.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { unsaveFood } from "~/features/food/saved.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(unsaveFoodCall, async (by, { params }) => {
    const id = pathId(params.savedId, DAY_MESSAGES.foodGone);
    if (!(await unsaveFood(by, id))) throw new Refusal(404, DAY_MESSAGES.foodGone);
    return { id };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
