import type { Store } from "~/db/store";
import { now } from "~/platform/clock.server";
import { onWakeMail } from "~/platform/mail-bell.server";
import type { Settings } from "~/platform/settings.server";
import { type Allowance, mailWorker } from "./mail-worker.server";
import { mailerOf } from "./mailer.server";

/** How often to look for mails whose time has come, or that another process left behind. */
const LOOK_EVERY_MS = 15_000;
/** After the request that queued a mail is answered, so that sending shows in nobody's answering time. */
const AFTER_ANSWER_MS = 100;

// Vite's dev server reloads modules: the worker of the old ones has to end.
const kept = globalThis as { pixelplateMail?: { idle: () => Promise<void>; stop: () => Promise<void> } };

/** Starts sending mails in this process. */
export function startMail(store: Store, settings: Settings, allowance?: Allowance) {
  kept.pixelplateMail?.stop();
  const { baseUrl, timeZone } = settings;
  const worker = mailWorker({ store, mailer: mailerOf(settings), baseUrl, timeZone, now, allowance });
  const ticks = setInterval(worker.wake, LOOK_EVERY_MS).unref();
  onWakeMail(() => setTimeout(worker.wake, AFTER_ANSWER_MS).unref());
  worker.wake();
  kept.pixelplateMail = {
    idle: worker.idle,
    stop() {
      clearInterval(ticks);
      return worker.stop();
    },
  };
  return kept.pixelplateMail;
}
