import { dropInBites } from "~/db/drop-in-bites.server";
import type { Store } from "~/db/store";
import { isLoggedOut } from "~/http/logged-out-browsers.server";
import { type Job, startJobs } from "~/platform/scheduler.server";
import type { Settings } from "~/platform/settings/settings.server";
import { pushKeysOf } from "./push-keys.server";
import { sendDue } from "./send-due.server";
import type { Push } from "./send-push.server";

const EVERY_MINUTE = "* * * * *";
const HOURLY = "7 * * * *";

// Vite's dev server reloads modules: stop the previous jobs.
const global = globalThis as { pixelplateReminders?: { stop: () => Promise<void> } };

export function startReminders(store: Store, settings: Settings) {
  global.pixelplateReminders?.stop();
  const keys = pushKeysOf(store, settings);
  keys.catch(() => {});
  let opened: ReturnType<Push["dispatcher"]> | undefined;
  const open = async () => (await import("./send-push.server")).publicDispatcher();
  const dispatcher = () => {
    opened ??= open();
    return opened;
  };
  const { pushSubject: subject, timeZone } = settings;
  const send = async (now: number) =>
    sendDue({ store, timeZone, push: { keys: await keys, subject, dispatcher } }, now);
  const jobs: Job[] = [
    {
      name: "browsers without a session",
      when: HOURLY,
      work: () => dropInBites(store, "push_subscription", isLoggedOut),
    },
    ...(settings.reminders === "on" ? [{ name: "reminders", when: EVERY_MINUTE, work: send }] : []),
  ];
  const running = startJobs(jobs);
  global.pixelplateReminders = {
    async stop() {
      await running.stop();
      await (await opened)?.destroy();
    },
  };
  return global.pixelplateReminders;
}
