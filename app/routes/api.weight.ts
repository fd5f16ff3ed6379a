import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { weightsCall } from "~/features/api/weight-calls.server";
import { weightsOf } from "~/features/weight/weights-of.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(weightsCall, ({ viewer, query }) => weightsOf(store.read, viewer.id, query)),
);
export const loader = calls.loader;
export const action = calls.action;
