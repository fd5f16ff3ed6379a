import { cameraNoticeShown } from "~/features/account/preferences.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { cameraStatusCall } from "~/features/api/calls/user-calls.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(cameraStatusCall, async ({ viewer }) => ({
    permissionShown: await cameraNoticeShown(store.read, viewer.id),
  })),
);
export const loader = calls.loader;
export const action = calls.action;
