import { type ChildProcess, fork } from "node:child_process";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { semaphore } from "./semaphore";

/** A child process's answer to a task. `memory` is its size in bytes. */
type ChildAnswer<Done> = { memory: number } & ({ done: Done } | { failure: string });

type Message<Task> = { task: Task } | { taken: true };

/** `send` hands over a part of the answer, and resolves once it was taken. */
export function answerTasks<Task, Done, Part = never>(
  work: (task: Task, send: (part: Part) => Promise<void>) => Promise<Done>,
): void {
  let taken = () => {};
  const send = (part: Part) =>
    new Promise<void>((resolve) => {
      taken = resolve;
      process.send?.({ part });
    });
  process.on("message", async (message: Message<Task>) => {
    if ("taken" in message) return taken();
    const answer = await work(message.task, send).then(
      (done) => ({ done }),
      (error) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.({ ...answer, memory: process.memoryUsage.rss() } satisfies ChildAnswer<Done>);
  });
  process.on("disconnect", () => process.exit());
}

export class ProcessLost extends Error {
  override name = "ProcessLost";

  constructor(
    message: string,
    /** As the kernel does when memory runs out. */
    readonly wasKilled = false,
  ) {
    super(message);
  }
}

/** Times in ms, memory in bytes. `patience` is for each part of an answer; after `memory` or `tasks` a new process takes over, and at `heapMax` it ends. */
export type ChildLimits = {
  waiting: number;
  patience: number;
  heapMax?: number;
  idle: number;
  memory: number;
  tasks: number;
};

/** Runs tasks one by one in a process of its own: opening strangers' files may block, leak memory or crash. */
export type Child<Task, Done, Part = never> = {
  /** Throws TooBusy when too many wait, or another error when the task failed, a part was not taken or the process was lost. */
  work: (task: Task, take?: (part: Part) => Promise<void>) => Promise<Done>;
  warm: () => void;
  pid: () => number | undefined;
  stop: () => void;
};

export function startChild<Task, Done, Part = never>(
  program: () => Promise<string>,
  limits: ChildLimits,
  env = childEnv(),
): Child<Task, Done, Part> {
  const inSlot = semaphore({ atOnce: 1, waiting: limits.waiting });
  let child: ChildProcess | undefined;
  let tasks = 0;
  let idle: NodeJS.Timeout | undefined;
  let warming = false;

  function stop() {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  function stopWhenIdle() {
    clearTimeout(idle);
    idle = setTimeout(stop, limits.idle).unref();
  }

  async function running() {
    if (child?.connected) return child;
    child = forkChild(await program(), env, limits.heapMax);
    tasks = 0;
    return child;
  }

  async function workOn(task: Task, take?: (part: Part) => Promise<void>): Promise<Done> {
    clearTimeout(idle);
    const answer = await answerOf<Task, Done, Part>(running(), task, limits.patience, take).catch((error) => {
      stop();
      throw error;
    });
    if (answer.memory > limits.memory || ++tasks >= limits.tasks) stop();
    else stopWhenIdle();
    if ("failure" in answer) throw new Error(answer.failure);
    return answer.done;
  }

  function warm() {
    if (child?.connected || warming) return;
    warming = true;
    inSlot(() => running().then(stopWhenIdle))
      .catch(() => {})
      .finally(() => {
        warming = false;
      });
  }

  return { work: (task, take) => inSlot(() => workOn(task, take)), warm, pid: () => child?.pid, stop };
}

export function childEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, LD_LIBRARY_PATH, MALLOC_ARENA_MAX } = process.env;
  return { NODE_ENV, PATH, SystemRoot, LD_LIBRARY_PATH, MALLOC_ARENA_MAX };
}

const MB = 1024 * 1024;

function forkChild(program: string, env: NodeJS.ProcessEnv, heapMax?: number): ChildProcess {
  const child = fork(program, [], {
    serialization: "advanced",
    execArgv: heapMax ? [`--max-old-space-size=${heapMax / MB}`] : [],
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // An error without a listener would end the server.
  child.on("error", () => {});
  child.unref();
  child.channel?.unref();
  // When memory runs out the child ends before the server.
  if (child.pid) writeFile(`/proc/${child.pid}/oom_score_adj`, "1000").catch(() => {});
  return child;
}

async function answerOf<Task, Done, Part>(
  starting: Promise<ChildProcess>,
  task: Task,
  patience: number,
  take: (part: Part) => Promise<void> = async () => {},
) {
  const child = await starting;
  return new Promise<ChildAnswer<Done>>((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      child.off("message", onAnswer).off("exit", onEnd).off("error", onEnd);
      act();
    };
    const timer = setTimeout(() => onTimeout(), patience);
    const onTimeout = settle(() => reject(new ProcessLost("it took too long.")));
    const onEnd = settle(() => {
      const byKernel = child.signalCode === "SIGKILL" && !child.killed;
      reject(
        byKernel
          ? new ProcessLost(
              "the process ended: it was killed, as the kernel does when memory runs out.",
              true,
            )
          : new ProcessLost("the process ended."),
      );
    });
    const onPart = (part: Part) => {
      const onTaken = () => {
        timer.refresh();
        if (child.connected) child.send({ taken: true });
      };
      take(part).then(onTaken, (error) => settle(() => reject(error))());
    };
    const onAnswer = (answer: ChildAnswer<Done> | { part: Part }) =>
      "part" in answer ? onPart(answer.part) : settle(() => resolve(answer))();
    child.on("message", onAnswer).on("exit", onEnd).on("error", onEnd);
    child.send({ task }, (error) => error && onEnd());
  });
}

const programs = new Map<string, Promise<string>>();

/** A file of the build; from source, bundled at first use. */
export function childProgram(name: string, source: string): Promise<string> {
  if (import.meta.env.PROD) return Promise.resolve(resolve(`build/${name}/child.js`));
  const program = programs.get(name) ?? bundled(source, resolve(`.cache/${name}/child.mjs`));
  programs.set(name, program);
  return program;
}

async function bundled(source: string, file: string) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, outputFiles[0]?.contents ?? "");
  await rename(aside, file);
  return file;
}
