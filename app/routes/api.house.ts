import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { houseCall } from "~/features/api/calls/tray-calls.server";
import { membersOf } from "~/features/house/members.server";

const calls = answerCalls(
  handle(houseCall, async (by) => ({
    members: (await membersOf(by)).map(({ isViewer, ...member }) => ({ ...member, you: isViewer })),
  })),
);
export const loader = calls.loader;
export const action = calls.action;
