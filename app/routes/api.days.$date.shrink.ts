import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { shrinkDayCall, unshrinkDayCall } from "~/features/api/calls/close-calls.server";
import { shrink, unshrink } from "~/features/day/close.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { Refusal } from "~/http/refusal";
import { isLocalDate } from "~/platform/local-date";

const calls = answerCalls(
  handle(shrinkDayCall, async (by, { params: { date } }) => {
    if (!isLocalDate(date)) throw new Refusal(404, DAY_MESSAGES.notADay);
    return { date, ...(await shrink(by, date)) };
  }),
  handle(unshrinkDayCall, async (by, { params: { date } }) => {
    if (!isLocalDate(date)) throw new Refusal(404, DAY_MESSAGES.notADay);
    return { date, ...(await unshrink(by, date)) };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
