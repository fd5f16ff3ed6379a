import { type ChildProcess, fork } from "node:child_process";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { semaphore } from "./semaphore";

/** A child process's answer to a task. `memory` is its size in bytes. */
export type ChildAnswer<Done> = { memory: number } & ({ done: Done } | { failure: string });

export function answerTasks<Task, Done>(work: (task: Task) => Promise<Done>): void {
  process.on("message", async (task: Task) => {
    const answer = await work(task).then(
      (done) => ({ done }),
      (error) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    process.send?.({ ...answer, memory: process.memoryUsage.rss() } satisfies ChildAnswer<Done>);
  });
  process.on("disconnect", () => process.exit());
}

/** Times in ms, memory in bytes. After `memory` or `tasks` a new process takes over. */
export type ChildLimits = {
  waiting: number;
  patience: number;
  idle: number;
  memory: number;
  tasks: number;
};

/** Runs tasks one by one in a process of its own: opening strangers' files may block, leak memory or crash. */
export type Child<Task, Done> = {
  /** Throws TooBusy when too many wait, or another error when the task failed or the process was lost. */
  work: (task: Task) => Promise<Done>;
  warm: () => void;
  pid: () => number | undefined;
  stop: () => void;
};

export function startChild<Task, Done>(
  program: () => Promise<string>,
  limits: ChildLimits,
  env = withoutSecrets(),
): Child<Task, Done> {
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
    child = forkChild(await program(), env);
    tasks = 0;
    return child;
  }

  async function workOn(task: Task): Promise<Done> {
    clearTimeout(idle);
    const answer = await answerOf<Task, Done>(running(), task, limits.patience).catch((error) => {
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

  return { work: (task) => inSlot(() => workOn(task)), warm, pid: () => child?.pid, stop };
}

function withoutSecrets(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, LD_LIBRARY_PATH, MALLOC_ARENA_MAX } = process.env;
  return { NODE_ENV, PATH, SystemRoot, LD_LIBRARY_PATH, MALLOC_ARENA_MAX };
}

function forkChild(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = fork(program, [], {
    serialization: "advanced",
    execArgv: [],
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // An error without a listener would end the server.
  child.on("error", () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

async function answerOf<Task, Done>(starting: Promise<ChildProcess>, task: Task, patience: number) {
  const child = await starting;
  return new Promise<ChildAnswer<Done>>((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      child.off("message", onAnswer).off("exit", onEnd).off("error", onEnd);
      act();
    };
    const timer = setTimeout(() => onTimeout(), patience);
    const onTimeout = settle(() => reject(new Error("it took too long.")));
    const onEnd = settle(() => reject(new Error("the process ended.")));
    const onAnswer = (answer: unknown) => settle(() => resolve(answer as ChildAnswer<Done>))();
    child.on("message", onAnswer).on("exit", onEnd).on("error", onEnd);
    child.send(task as object, (error) => error && onEnd());
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
