import { setHours } from "~/features/account/preferences/set-hours.server";
import { userMetadata } from "~/features/account/profile/profile-of.server";
import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { changeUserCall, userCall } from "~/features/api/user-calls.server";
import type { Viewer } from "~/http/viewer";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(userCall, ({ viewer }) => userOf(viewer)),
  handle(changeUserCall, async ({ viewer, body }) => {
    const { day_start: dayStart = viewer.dayStart, time_zone: timeZone = viewer.timeZone } = body;
    await setHours(store, viewer.id, { timeZone: body.time_zone, dayStart: body.day_start });
    return userOf({ ...viewer, dayStart, timeZone });
  }),
);
export const loader = calls.loader;
export const action = calls.action;

async function userOf({ id, email, timeZone, dayStart }: Viewer) {
  return {
    id,
    email,
    time_zone: timeZone,
    day_start: dayStart,
    user_metadata: await userMetadata(store.read, id),
  };
}
