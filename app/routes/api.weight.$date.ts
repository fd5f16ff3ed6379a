import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { deleteWeightCall, setWeightCall } from "~/features/api/calls/goal-calls.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { WEIGHT_MESSAGES } from "~/features/weight/weight";
import { deleteWeight, saveWeight } from "~/features/weight/weights.server";
import { Refusal } from "~/http/refusal";
import { isLocalDate } from "~/platform/local-date";

const calls = answerCalls(
  handle(setWeightCall, async (by, { params: { date }, body: { kg, date: named = date } }) => {
    if (!isLocalDate(date) || named !== date) throw new Refusal(400, DAY_MESSAGES.notADay);
    if (date > by.today) throw new Refusal(400, DAY_MESSAGES.futureDay);
    await saveWeight(by, { date, kg });
    return { date, kg };
  }),
  handle(deleteWeightCall, async (by, { params: { date } }) => {
    const kg = isLocalDate(date) ? await deleteWeight(by, date) : undefined;
    if (!date || kg === undefined) throw new Refusal(404, WEIGHT_MESSAGES.gone);
    return { date };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
