import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { noteCameraCall } from "~/features/api/calls/user-calls.server";
import { recordCameraNotice } from "~/features/label/camera/camera-notice.server";

const calls = answerCalls(
  handle(noteCameraCall, async (by) => {
    await recordCameraNotice(by);
    return { permissionShown: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
