import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { remindersCall, setRemindersCall } from "~/features/api/calls/user-calls.server";
import { REMINDER_MESSAGES } from "~/features/reminders/reminder-text";
import { browsersOf, remindersOf, setReminders } from "~/features/reminders/reminders.server";

import { Refusal } from "~/http/refusal";
import type { Viewer } from "~/http/session.server";
import { settings, store } from "~/platform/boot.server";

const calls = answerCalls(
  handle(remindersCall, async (by) => shownReminders(by.viewer)),
  handle(setRemindersCall, async (by, { body }) => {
    if (settings.reminders === "off" && body.on) throw new Refusal(403, REMINDER_MESSAGES.notSent);
    await setReminders(store, by.viewer, body, by.now);
    return shownReminders(by.viewer);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

async function shownReminders({ id }: Viewer) {
  const { on, times } = await remindersOf(store.read, id);
  return { on, times: [...times], browsers: (await browsersOf(store.read, id)).length };
}
