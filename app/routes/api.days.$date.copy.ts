import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { copyDayCall } from "~/features/api/calls/saved-calls.server";
import { sentTime } from "~/features/api/fields";
import { idempotencyKey } from "~/features/api/lists.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { copyFoods } from "~/features/log/log-again.server";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/http/toast.server";
import { isLocalDate } from "~/platform/local-date";

const calls = answerCalls(
  handle(copyDayCall, async (by, { params: { date: from }, body, request }) => {
    if (!isLocalDate(from)) throw new Refusal(404, DAY_MESSAGES.notADay);
    const { date } = sentTime({ date: body.to }, by.viewer, by.now);
    const key = idempotencyKey(request) ?? newKey();
    const { foods } = await copyFoods(by, { from, to: date, group: body.group, key });
    return { date, foods };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
