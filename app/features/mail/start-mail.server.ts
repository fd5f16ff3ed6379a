import type { Store } from "~/db/store";
import { onWakeMail } from "~/features/mail/wake-mail.server";
import { now } from "~/platform/clock.server";
import type { Settings } from "~/platform/settings/settings.server";
import { type Allowance, mailWorker } from "./mail-worker.server";
import { mailerOf } from "./mailer.server";

const LOOK_EVERY_MS = 15_000;
/** After the response, so that sending costs no request any time. */
const AFTER_ANSWER_MS = 100;

// Vite's dev server reloads modules: stop the previous worker.
const global = globalThis as { pixelplateMail?: { idle: () => Promise<void>; stop: () => Promise<void> } };

export function startMail(store: Store, settings: Settings, allowance?: Allowance) {
  global.pixelplateMail?.stop();
  const { baseUrl, timeZone } = settings;
  const worker = mailWorker({ store, mailer: mailerOf(settings), baseUrl, timeZone, now, allowance });
  const ticks = setInterval(worker.wake, LOOK_EVERY_MS).unref();
  onWakeMail(() => setTimeout(worker.wake, AFTER_ANSWER_MS).unref());
  worker.wake();
  global.pixelplateMail = {
    idle: worker.idle,
    stop() {
      clearInterval(ticks);
      return worker.stop();
    },
  };
  return global.pixelplateMail;
}
