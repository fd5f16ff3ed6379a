import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { cameraStatusCall } from "~/features/api/calls/user-calls.server";
import { cameraNoticeShown } from "~/features/label/camera/camera-notice.server";

const calls = answerCalls(
  handle(cameraStatusCall, async (by) => ({
    permissionShown: await cameraNoticeShown(by.db, by.viewer.id),
  })),
);
export const loader = calls.loader;
export const action = calls.action;
