import { answerCalls, handle, pathDay } from "~/features/api/answer-calls.server";
import { copyDayCall } from "~/features/api/calls/food-calls.server";
import { ifDayUnchanged } from "~/features/api/calls/goal-calls.server";
import { sentTime } from "~/features/api/fields.server";
import { copyFoods } from "~/features/log/log-again.server";
import { newKey } from "~/platform/crypto.server";

const calls = answerCalls(
  handle(copyDayCall, async (by, { params, body, request }) => {
    const from = pathDay(params.date);
    const { date } = sentTime({ date: body.to }, by.viewer, by.now);
    const { foods } = await copyFoods(ifDayUnchanged(by, request, date), {
      from,
      to: date,
      group: body.group,
      key: newKey(),
    });
    return { date, foods };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
