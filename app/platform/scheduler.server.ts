import { Cron } from "croner";
import { log } from "~/platform/log/log.server";
import { now } from "./clock.server";

/** Must be harmless when run twice, or in two processes at once. */
export type Job = {
  name: string;
  /** A cron pattern, or the interval in ms, first run a minute after the start. */
  when: string | number;
  work: (now: number) => Promise<unknown>;
};

const FIRST_MS = 60_000;

export function startJobs(jobs: Job[], timezone?: string) {
  const running = new Set<Promise<unknown>>();
  const crons = jobs.map(({ name, when, work }) => {
    const interval = typeof when === "number" && {
      interval: when / 1000,
      startAt: new Date(now() + FIRST_MS),
    };
    const options = { timezone, unref: true, protect: true, ...interval };
    return new Cron(interval ? "* * * * * *" : String(when), options, async () => {
      const run = work(now()).catch((error) => logFailure(name, error));
      running.add(run);
      await run;
      running.delete(run);
    });
  });

  return {
    async stop(): Promise<void> {
      for (const cron of crons) cron.stop();
      await Promise.all(running);
    },
  };
}

const logFailure = (name: string, error: unknown) =>
  log.warn({ event: "job failed", name, reason: error instanceof Error ? error.message : String(error) });
