import { recordCameraNotice } from "~/features/account/preferences.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { noteCameraCall } from "~/features/api/calls/user-calls.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(noteCameraCall, async ({ viewer }) => {
    await recordCameraNotice(store, viewer.id, now());
    return { permissionShown: true } as const;
  }),
);
export const loader = calls.loader;
export const action = calls.action;
