import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { closeDayCall, reopenDayCall } from "~/features/api/calls/close-calls.server";
import { callDone, reopen } from "~/features/day/close.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { Refusal } from "~/http/refusal";
import { isLocalDate } from "~/platform/local-date";

const calls = answerCalls(
  handle(closeDayCall, async (by, { params: { date } }) => {
    if (!isLocalDate(date)) throw new Refusal(404, DAY_MESSAGES.notADay);
    return { date, ...(await callDone(by, date)) };
  }),
  handle(reopenDayCall, async (by, { params: { date } }) => {
    if (!isLocalDate(date)) throw new Refusal(404, DAY_MESSAGES.notADay);
    return { date, ...(await reopen(by, date)) };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
