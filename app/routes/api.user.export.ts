import { everythingOf } from "~/features/account/data/everything-of.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { refusePersonalToken } from "~/features/api/refuse-personal-token.server";
import { exportCall } from "~/features/api/user-calls.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(exportCall, async ({ viewer, request }) => {
    refusePersonalToken(request);
    return everythingOf(store.read, viewer.id);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
