import type { Store } from "~/db/store";
import { now } from "~/platform/clock.server";
import { log } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { composeMail } from "./compose-mail.server";
import { type Mailer, mailerOf, onWakeMail } from "./mailer.server";
import { dueMails, mailFailed, mailSent, type Taken, takeMail } from "./outbox.server";

const AT_ONCE = 4;
/** Shorter than the lease. */
const ATTEMPT_MS = 60_000;

type Sending = { store: Store; mailer: Mailer; baseUrl: string; timeZone: string; now: () => number };
/** Limits how many mails may go out; the rest stays in the outbox. */
export type Allowance = { take: () => Promise<boolean>; giveBack: () => Promise<void> };

const UNLIMITED: Allowance = { take: async () => true, giveBack: async () => {} };

/** Sends due mails from the outbox. Any number of workers and processes may do so side by side. */
export function mailWorker({ allowance = UNLIMITED, ...sending }: Sending & { allowance?: Allowance }) {
  const { store, now } = sending;
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  let wakeAgain = false;
  let overLimit = false;

  async function sendAllDue() {
    do {
      wakeAgain = false;
      overLimit = false;
      for (let due = await dueNow(); due.length > 0 && !overLimit; due = await dueNow())
        await Promise.all(Array.from({ length: AT_ONCE }, () => sendFrom(due)));
    } while (wakeAgain && !stopping.signal.aborted);
  }

  const dueNow = async () => (stopping.signal.aborted ? [] : dueMails(store.read, now()));

  async function sendFrom(due: Awaited<ReturnType<typeof dueMails>>) {
    for (let next = due.shift(); next && !stopping.signal.aborted && !overLimit; next = due.shift()) {
      if (!(await allowance.take())) {
        if (!overLimit) warn("mails wait: too many went out within the hour", { error: {} });
        overLimit = true;
        return;
      }
      const mail = await takeMail(store, next, now());
      const sent = mail !== undefined && (await attemptMail(sending, mail, stopping.signal));
      if (!sent) await allowance.giveBack();
    }
  }

  return {
    wake(): void {
      wakeAgain = true;
      if (stopping.signal.aborted) return;
      round ??= sendAllDue()
        .catch((error) => warn("outbox can't be read", { error }))
        .finally(() => {
          round = undefined;
        });
    },
    async idle(): Promise<void> {
      while (round) await round;
    },
    /** Aborts running attempts; their mails stay in the outbox. */
    async stop(): Promise<void> {
      stopping.abort();
      await round;
    },
  };
}

async function attemptMail(
  { store, mailer, baseUrl, timeZone, now }: Sending,
  mail: Taken,
  stopping: AbortSignal,
): Promise<boolean> {
  const { id, userId, kind, address, tries, createdAt: at } = mail;
  // AbortSignal.any of a time-out can be garbage collected in Node 20 and then never fires.
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  const timer = setTimeout(abort, ATTEMPT_MS);
  stopping.addEventListener("abort", abort);
  try {
    stopping.throwIfAborted();
    const letter = composeMail({ ...mail, at, timeZone: mail.timeZone ?? timeZone }, baseUrl);
    await mailer(letter, { id: `${id}.${tries}`, userId, kind, address, at }, attempt.signal);
  } catch (error) {
    const willRetry = await mailFailed(store, mail, now());
    warn(willRetry ? "mail not sent, will try again" : "mail given up", { kind, tries, error });
    return false;
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", abort);
  }
  await mailSent(store, mail);
  return true;
}

/** Codes only: messages of mail servers and databases may hold an address or a link. */
function warn(event: string, { error, ...facts }: { error: unknown; kind?: string; tries?: number }) {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  const reason = code ?? (responseCode === undefined ? message : undefined);
  log.warn({ event, ...facts, reason, answer: responseCode });
}

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
