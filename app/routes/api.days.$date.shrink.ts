import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { changesDay, shrinkDayCall, unshrinkDayCall } from "~/features/api/calls/goal-calls.server";
import { shrink, unshrink } from "~/features/day/close.server";

const calls = answerCalls(
  handle(shrinkDayCall, changesDay(shrink)),
  handle(unshrinkDayCall, changesDay(unshrink)),
);
export const loader = calls.loader;
export const action = calls.action;
