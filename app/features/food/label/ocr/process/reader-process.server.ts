import { type ChildProcess, fork } from "node:child_process";
import { log } from "~/platform/log.server";
import type { LabelReading } from "../../label-reading";
import type { ReaderAnswer } from "./reader-answer";
import type { ReaderLimits } from "./reader-limits";

/**
 * Reads photos in a process of its own, one after the other: reading blocks the process that does it, takes memory
 * that only its end gives back, and a crash must not take the server along.
 */
export type Reader = {
  /** Null when there is nothing readable on the photo, or it could not be read in time. */
  read: (photo: Uint8Array) => Promise<LabelReading | null>;
  /** Starts the process ahead of the first photo, which is then read sooner. Returns at once; a failure shows at the photo. */
  warm: () => void;
  /** The process, while there is one. */
  pid: () => number | undefined;
  stop: () => void;
};

export function startReader(entry: () => Promise<string>, limits: ReaderLimits): Reader {
  let child: ChildProcess | undefined;
  let photos = 0;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
    photos = 0;
  };

  async function running() {
    if (child?.connected) return child;
    const started = fork(await entry(), [], {
      serialization: "advanced",
      execArgv: [],
      // It opens pictures of strangers: no secret is within its reach.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        SystemRoot: process.env.SystemRoot,
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Told to whoever waits for an answer; unheard, it would end the server.
    started.on("error", () => {});
    // It must not keep a server from ending.
    started.unref();
    started.channel?.unref();
    child = started;
    photos = 0;
    return started;
  }

  /** Behind the photos that wait, so that no second process comes up beside theirs. */
  function warm() {
    if (child?.connected || waiting > 0) return;
    turn = turn
      .then(async () => {
        if (child?.connected) return;
        await running();
        clearTimeout(idle);
        idle = setTimeout(stop, limits.idle).unref();
      }, ignored)
      .catch(ignored);
  }

  async function readNext(photo: Uint8Array): Promise<LabelReading | null> {
    clearTimeout(idle);
    try {
      const { reading, failure, memory } = await answerOf(await running(), photo, limits.patience);
      photos++;
      if (failure) log.warn({ event: "label not read", reason: failure });
      if (memory > limits.memory || photos >= limits.photos) stop();
      else idle = setTimeout(stop, limits.idle).unref();
      return reading;
    } catch (error) {
      log.warn({ event: "label not read", reason: error instanceof Error ? error.message : String(error) });
      stop();
      return null;
    }
  }

  async function read(photo: Uint8Array) {
    if (waiting > limits.waiting) {
      log.warn({ event: "label turned away", reason: "too many are waiting to be read" });
      return null;
    }
    waiting++;
    const reading = turn.then(() => readNext(photo));
    turn = reading;
    try {
      return await reading;
    } finally {
      waiting--;
    }
  }

  return { read, warm, pid: () => child?.pid, stop };
}

const ignored = () => {};

/** Throws when the process ends or says nothing for too long. */
function answerOf(child: ChildProcess, photo: Uint8Array, patience: number) {
  return new Promise<ReaderAnswer>((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(late);
      child.off("message", onAnswer).off("exit", onEnd).off("error", onEnd);
      act();
    };
    const late = setTimeout(() => onLate(), patience);
    const onLate = settle(() => reject(new Error("it took too long.")));
    const onEnd = settle(() => reject(new Error("the reader process ended.")));
    const onAnswer = (answer: unknown) => settle(() => resolve(answer as ReaderAnswer))();
    child.on("message", onAnswer).on("exit", onEnd).on("error", onEnd);
    child.send(photo, (error) => error && onEnd());
  });
}
