import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { homeAnswer, homeCall } from "~/features/api/calls/day-calls.server";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { dayWithFoods } from "~/features/day/day.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(homeCall, async (by, { query: { date } }) => {
    const day = await dayWithFoods(by, date ?? null);
    if (date && date !== day.date) throw new Refusal(400, DAY_MESSAGES.futureDay);
    return homeAnswer(day);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
