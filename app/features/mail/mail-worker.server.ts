import type { Store } from "~/db/store";
import { now } from "~/platform/clock.server";
import { log } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { composeMail } from "./compose-mail.server";
import { type Mailer, mailerOf, onWakeMail } from "./mailer.server";
import { dueMails, type MailFailure, mailFailed, mailSent, type Taken, takeMail } from "./outbox.server";

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
  const server = serverWatch(now);

  async function sendAllDue() {
    do {
      wakeAgain = false;
      overLimit = false;
      for (let due = await dueNow(); due.length > 0 && !isHeld(); due = await dueNow())
        await Promise.all(Array.from({ length: server.isAway() ? 1 : AT_ONCE }, () => sendFrom(due)));
    } while (wakeAgain && !stopping.signal.aborted);
  }

  const isHeld = () => overLimit || server.isResting() || stopping.signal.aborted;
  const dueNow = async () => (isHeld() ? [] : dueMails(store.read, now()));

  async function sendFrom(due: Awaited<ReturnType<typeof dueMails>>) {
    for (let next = due.shift(); next && !isHeld(); next = due.shift()) {
      if (!(await allowance.take())) {
        if (!overLimit) warn("mails wait: too many went out within the hour", { error: {} });
        overLimit = true;
        return;
      }
      const mail = await takeMail(store, next, now());
      const sent = mail !== undefined && (await attemptMail(sending, mail, server, stopping.signal));
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
  sending: Sending,
  mail: Taken,
  server: ReturnType<typeof serverWatch>,
  stopping: AbortSignal,
): Promise<boolean> {
  const { store, now } = sending;
  const { kind, tries } = mail;
  const error = await errorOf(sending, mail, stopping);
  const failure = error === undefined ? undefined : failureOf(error);
  server.note(failure, error);
  if (failure === undefined) {
    await mailSent(store, mail);
    return true;
  }
  const willRetry = await mailFailed(store, mail, failure, now());
  if (!willRetry) warn("mail given up", { kind, tries, error });
  else if (failure !== "away") warn("mail not sent, will try again", { kind, tries, error });
  return false;
}

/** How long the rest waits before one mail tries again a server that took none. */
export const AWAY_MS = 60_000;

const REMEDY = "Set SMTP_URL to a server that takes mail from here, or look into its log. Nothing is lost.";

function serverWatch(now: () => number) {
  let away = false;
  let triedAt = 0;
  return {
    isAway: () => away,
    isResting: () => away && now() >= triedAt && now() < triedAt + AWAY_MS,
    note(failure: MailFailure | undefined, error: unknown) {
      if (failure === "away") {
        if (!away) warn("the mail server takes no mail, so all mails wait", { error, remedy: REMEDY });
        triedAt = now();
      } else if (away && failure !== "unclear") log.info("The mail server is back.");
      away = failure === "away" || (away && failure === "unclear");
    },
  };
}

/** Why the mail couldn't be sent; undefined when it was. */
async function errorOf(
  { mailer, baseUrl, timeZone }: Sending,
  mail: Taken,
  stopping: AbortSignal,
): Promise<unknown> {
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
    return undefined;
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", abort);
  }
}

type MailError = {
  code?: string;
  syscall?: string;
  responseCode?: number;
  command?: string;
  timeoutType?: string;
  name?: string;
  message?: string;
};

const BEFORE_THE_MAIL = /^(AUTH .*|EHLO|HELO|STARTTLS|MAIL FROM)$/;
const NO_ENTRY = /^(EDNS|ETLS|EAUTH|EPROTOCOL)$/;
const CUT_OFF = /^(ETIMEDOUT|ESOCKET|ECONNECTION)$/;

function failureOf(error: unknown): MailFailure {
  const { code = "", syscall, responseCode, command = "", timeoutType, name } = error as MailError;
  if (syscall === "connect" || NO_ENTRY.test(code) || BEFORE_THE_MAIL.test(command)) return "away";
  if (timeoutType !== undefined && timeoutType !== "SOCKET_TIMEOUT") return "away";
  if (responseCode === undefined) return CUT_OFF.test(code) || name === "AbortError" ? "unclear" : "later";
  return responseCode >= 500 && command !== "CONN" ? "refused" : "later";
}

/** Codes only: messages of mail servers and databases may hold an address or a link. */
function warn(
  event: string,
  { error, ...facts }: { error: unknown; kind?: string; tries?: number; remedy?: string },
) {
  const { code, responseCode, message } = error as MailError;
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
