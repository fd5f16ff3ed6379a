import type { Store } from "~/db/store";
import { log } from "~/platform/log/log.server";
import { composeMail } from "./compose-mail.server";
import type { Mailer } from "./mailer.server";
import { dueMails, mailFailed, mailSent, type Taken, takeMail } from "./outbox.server";

const AT_ONCE = 4;
/** No try lasts longer; shorter than the lease. */
const TRY_MS = 60_000;

type Surroundings = {
  store: Store;
  mailer: Mailer;
  baseUrl: string;
  timeZone: string;
  now: () => number;
  /** How many mails may go out; those that may not yet wait in the outbox. */
  allowance?: Allowance;
};
export type Allowance = { take: () => Promise<boolean>; giveBack: () => Promise<void> };

const ANY_NUMBER: Allowance = { take: async () => true, giveBack: async () => {} };

/** Sends what is due in the outbox. Any number of workers may do so side by side, in as many processes. */
export function mailWorker({ store, mailer, baseUrl, timeZone, now, allowance = ANY_NUMBER }: Surroundings) {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let tooMany = false;

  async function sendAllDue() {
    do {
      wokenMeanwhile = false;
      tooMany = false;
      for (let due = await look(); due.length > 0 && !tooMany; due = await look())
        await Promise.all(Array.from({ length: AT_ONCE }, () => sendEach(due)));
    } while (wokenMeanwhile && !stopping.signal.aborted);
  }

  const look = async () => (stopping.signal.aborted ? [] : dueMails(store.read, now()));

  async function sendEach(due: Awaited<ReturnType<typeof dueMails>>) {
    for (let next = due.shift(); next && !stopping.signal.aborted && !tooMany; next = due.shift()) {
      if (!(await allowance.take())) {
        if (!tooMany) tell("mails wait: too many went out within the hour", { error: {} });
        tooMany = true;
        return;
      }
      const mail = await takeMail(store, next, now());
      const sent = mail !== undefined && (await send(mail));
      if (!sent) await allowance.giveBack();
    }
  }

  async function send(mail: Taken) {
    const { id, userId, kind, address, tries, createdAt: at } = mail;
    // Not AbortSignal.any of a time-out: Node 20 lets go of such a one, and it never comes.
    const trying = new AbortController();
    const end = () => trying.abort();
    const late = setTimeout(end, TRY_MS);
    stopping.signal.addEventListener("abort", end);
    try {
      stopping.signal.throwIfAborted();
      const letter = composeMail({ ...mail, at, timeZone: mail.timeZone ?? timeZone }, baseUrl);
      await mailer(letter, { id: `${id}.${tries}`, userId, kind, address, at }, trying.signal);
    } catch (error) {
      const again = await mailFailed(store, mail, now());
      tell(again ? "mail not sent, will try again" : "mail given up", { kind, tries, error });
      return false;
    } finally {
      clearTimeout(late);
      stopping.signal.removeEventListener("abort", end);
    }
    await mailSent(store, mail);
    return true;
  }

  return {
    /** Begins to send what is due, and returns at once. */
    wake(): void {
      wokenMeanwhile = true;
      if (stopping.signal.aborted) return;
      round ??= sendAllDue()
        .catch((error) => tell("outbox can't be read", { error }))
        .finally(() => {
          round = undefined;
        });
    },
    /** Resolves when nothing is being sent. */
    async idle(): Promise<void> {
      while (round) await round;
    },
    /** Breaks off what is being sent; it stays in the outbox. */
    async stop(): Promise<void> {
      stopping.abort();
      await round;
    },
  };
}

/** Only codes: the words of mail servers and databases may hold an address or a link. */
function tell(event: string, { error, ...facts }: { error: unknown; kind?: string; tries?: number }) {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  const reason = code ?? (responseCode === undefined ? message : undefined);
  log.warn({ event, ...facts, reason, answer: responseCode });
}
