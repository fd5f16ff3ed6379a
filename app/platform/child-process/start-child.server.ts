import { type ChildProcess, fork } from "node:child_process";
import { TooBusy } from "../slots.server";
import type { ChildAnswer } from "./child-answer";
import type { ChildLimits } from "./child-limits";

/**
 * Works on tasks in a process of its own, one after the other: what opens strangers' files blocks the process that
 * does it, takes memory that only its end gives back, and a crash must not take the server along.
 */
export type Child<Task, Done> = {
  /** Throws TooBusy when too many wait, or another error when the task failed or the process was lost. */
  work: (task: Task) => Promise<Done>;
  /** Starts the process ahead of the first task, which is then done sooner. Returns at once; a failure shows at the task. */
  warm: () => void;
  /** The process, while there is one. */
  pid: () => number | undefined;
  stop: () => void;
};

export function startChild<Task, Done>(
  program: () => Promise<string>,
  limits: ChildLimits,
): Child<Task, Done> {
  let child: ChildProcess | undefined;
  let tasks = 0;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
    tasks = 0;
  };

  async function running() {
    if (child?.connected) return child;
    const started = fork(await program(), [], {
      serialization: "advanced",
      execArgv: [],
      // It opens pictures of strangers: no secret is within its reach.
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        SystemRoot: process.env.SystemRoot,
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
        MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Whoever waits for an answer hears of it; unheard, it would end the server.
    started.on("error", () => {});
    // It must not keep a server from ending.
    started.unref();
    started.channel?.unref();
    child = started;
    tasks = 0;
    return started;
  }

  /** Behind the tasks that wait, so that no second process comes up beside theirs. */
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

  async function workOn(task: Task): Promise<Done> {
    clearTimeout(idle);
    const answer = await answerOf<Task, Done>(running(), task, limits.patience).catch((error) => {
      stop();
      throw error;
    });
    tasks++;
    if (answer.memory > limits.memory || tasks >= limits.tasks) stop();
    else idle = setTimeout(stop, limits.idle).unref();
    if ("failure" in answer) throw new Error(answer.failure);
    return answer.done;
  }

  async function work(task: Task) {
    if (waiting > limits.waiting) throw new TooBusy();
    waiting++;
    const next = turn.then(() => workOn(task));
    turn = next.catch(ignored);
    try {
      return await next;
    } finally {
      waiting--;
    }
  }

  return { work, warm, pid: () => child?.pid, stop };
}

const ignored = () => {};

/** Throws when the process can't be started, ends, or says nothing for too long. */
async function answerOf<Task, Done>(starting: Promise<ChildProcess>, task: Task, patience: number) {
  const child = await starting;
  return new Promise<ChildAnswer<Done>>((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(late);
      child.off("message", onAnswer).off("exit", onEnd).off("error", onEnd);
      act();
    };
    const late = setTimeout(() => onLate(), patience);
    const onLate = settle(() => reject(new Error("it took too long.")));
    const onEnd = settle(() => reject(new Error("the process ended.")));
    const onAnswer = (answer: unknown) => settle(() => resolve(answer as ChildAnswer<Done>))();
    child.on("message", onAnswer).on("exit", onEnd).on("error", onEnd);
    child.send(task as object, (error) => error && onEnd());
  });
}
