import { log } from "./log/log.server";

/** A piece of the sweep, by a name for the log. Each is harmless when it runs twice, or in two processes at once. */
export type Job = { name: string; everyMs: number; work: (now: number) => Promise<unknown> };

/** So that a start isn't slowed, and a server that is restarted every hour sweeps too. */
const FIRST_MS = 60_000;
const TICK_MS = 60_000;

/** Does each piece when its time has come, one after the other, until it is stopped. Never keeps a process alive. */
export function startJobs(sweeps: Job[], now: () => number) {
  const stopping = new AbortController();
  const due = sweeps.map((sweep) => ({ sweep, at: now() + FIRST_MS }));
  let round: Promise<void> | undefined;

  async function sweepDue() {
    for (const next of due) {
      if (stopping.signal.aborted || next.at > now()) continue;
      next.at = now() + next.sweep.everyMs;
      await next.sweep.work(now()).catch((error: unknown) => tell(next.sweep.name, error));
    }
  }

  const ticks = setInterval(() => {
    round ??= sweepDue().finally(() => {
      round = undefined;
    });
  }, TICK_MS).unref();

  return {
    /** Resolves when nothing is being swept any more. */
    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(ticks);
      await round;
    },
  };
}

/** Only the message: it holds nobody's rows. */
const tell = (name: string, error: unknown) =>
  log.warn({ event: "not swept", name, reason: (error as Error).message });
