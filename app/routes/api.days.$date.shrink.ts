import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { shrinkDayCall, unshrinkDayCall } from "~/features/api/calls/close-calls.server";
import { shrink, unshrink } from "~/features/day/close.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { Refusal } from "~/http/refusal";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { isLocalDate } from "~/platform/local-date";

const calls = answerCalls(
  store,
  handle(shrinkDayCall, async ({ viewer, params: { date } }) => {
    if (!isLocalDate(date)) throw new Refusal(404, DAY_MESSAGES.notADay);
    return { date, ...(await shrink(store, viewer, date, now())) };
  }),
  handle(unshrinkDayCall, async ({ viewer, params: { date } }) => {
    if (!isLocalDate(date)) throw new Refusal(404, DAY_MESSAGES.notADay);
    return { date, ...(await unshrink(store, viewer, date, now())) };
  }),
);
export const loader = calls.loader;
export const action = calls.action;
