import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { changesDay, closeDayCall, reopenDayCall } from "~/features/api/calls/goal-calls.server";
import { callDone, reopen } from "~/features/day/close.server";

const calls = answerCalls(
  handle(closeDayCall, changesDay(callDone)),
  handle(reopenDayCall, changesDay(reopen)),
);
export const loader = calls.loader;
export const action = calls.action;
