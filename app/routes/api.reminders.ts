import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { remindersCall, setRemindersCall } from "~/features/api/calls/user-calls.server";
import { REMINDER_MESSAGES } from "~/features/reminders/reminder-text";
import { browsersOf, remindersOf, setReminders } from "~/features/reminders/reminders.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";

const calls = answerCalls(
  handle(remindersCall, shownReminders),
  handle(setRemindersCall, async (by, { body }) => {
    if (by.settings.reminders === "off" && body.on) throw new Refusal(403, REMINDER_MESSAGES.notSent);
    await setReminders(by, body);
    return shownReminders(by);
  }),
);
export const loader = calls.loader;
export const action = calls.action;

async function shownReminders({ db, viewer: { id } }: Caller) {
  const { on, times } = await remindersOf(db, id);
  return { on, times: [...times], browsers: (await browsersOf(db, id)).length };
}
