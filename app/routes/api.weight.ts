import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { weightsCall } from "~/features/api/calls/goal-calls.server";
import { weightsOf } from "~/features/weight/weights.server";

const calls = answerCalls(
  handle(weightsCall, async (by, { query }) => weightsOf(by.db, by.viewer.id, query)),
);
export const loader = calls.loader;
export const action = calls.action;
