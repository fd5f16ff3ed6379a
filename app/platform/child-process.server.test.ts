import { readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { type Child, type ChildLimits, childProgram, startChild } from "./child-process.server";

type Task = { say: string; ms?: number; parts?: number };
type Done = { said: string; secret?: string };

const LIMITS = { waiting: 4, patience: 20_000, idle: 60_000, memory: 2 ** 30, tasks: 100 };
const program = () => childProgram("echo", "tests/support/fixtures/echo-child.ts");
const children: Child<Task, Done, number>[] = [];

function child(limits: Partial<ChildLimits> = {}) {
  const started = startChild<Task, Done, number>(program, { ...LIMITS, ...limits });
  children.push(started);
  return started;
}
afterAll(() => {
  for (const { stop } of children) stop();
});

const hello = { say: "hello" };

test("it starts with the first task, and anew after it was killed", async () => {
  const { work, pid } = child();
  expect(pid()).toBeUndefined();
  const interrupted = work({ say: "never", ms: 60_000 });
  await vi.waitUntil(pid);
  const first = pid() as number;
  process.kill(first, "SIGKILL");
  await expect(interrupted).rejects.toThrow("the process ended");
  expect(await work(hello)).toMatchObject({ said: "hello" });
  expect(pid()).not.toBe(first);
});

test.runIf(process.platform === "linux")(
  "it ends before the server when memory runs out, with an error of its own",
  async () => {
    const { work, pid, stop } = child();
    const killed = work({ say: "never", ms: 60_000 });
    await vi.waitUntil(pid);
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid()}/oom_score_adj`, "utf8")).toBe("1000\n"));
    process.kill(pid() as number, "SIGKILL");
    await expect(killed).rejects.toMatchObject({ wasKilled: true });
    const stopped = work({ say: "never", ms: 60_000 });
    await vi.waitUntil(pid);
    stop();
    await expect(stopped).rejects.toMatchObject({ wasKilled: false });
  },
);

test("once warmed it is up before the first task, and ends when none comes", async () => {
  const { warm, work, pid } = child();
  warm();
  warm();
  await vi.waitUntil(pid);
  const first = pid();
  warm();
  await work(hello);
  expect(pid()).toBe(first);

  const unused = child({ idle: 300 });
  unused.warm();
  await vi.waitUntil(unused.pid);
  await vi.waitUntil(() => unused.pid() === undefined);
});

test("parts of an answer are taken one after the other, and an answer that is not taken ends", async () => {
  const { work, pid } = child({ patience: 2_000 });
  const taken: number[] = [];
  let taking = 0;
  const done = await work({ ...hello, parts: 5 }, async (part) => {
    expect(++taking).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    taken.push(part);
    taking--;
  });
  expect(taken).toEqual([0, 1, 2, 3, 4]);
  expect(done.said).toBe("hello");
  const refused = work({ ...hello, parts: 5 }, () => Promise.reject(new Error("no more")));
  await expect(refused).rejects.toThrow("no more");
  const ignored = work({ ...hello, parts: 5 }, () => new Promise(() => {}));
  await expect(ignored).rejects.toThrow("it took too long");
  expect(pid()).toBeUndefined();
});

test("it survives a task that fails", async () => {
  const { work, pid } = child();
  await work(hello);
  const first = pid();
  await expect(work({ say: "fail" })).rejects.toThrow("It failed.");
  expect(await work(hello)).toMatchObject({ said: "hello" });
  expect(pid()).toBe(first);
});

test("it is stopped when it takes too long", async () => {
  const { work, pid } = child({ patience: 1 });
  await expect(work({ say: "late", ms: 60_000 })).rejects.toThrow("too long");
  expect(pid()).toBeUndefined();
});

test("it ends when idle, after enough tasks, and when it has grown", async () => {
  const idle = child({ idle: 20 });
  await idle.work(hello);
  await vi.waitUntil(() => idle.pid() === undefined);

  const busy = child({ tasks: 2 });
  await busy.work(hello);
  expect(busy.pid()).toBeDefined();
  await busy.work(hello);
  expect(busy.pid()).toBeUndefined();

  const grown = child({ memory: 1024 });
  await grown.work(hello);
  expect(grown.pid()).toBeUndefined();
});

test("tasks wait their turn, and are turned away when too many wait", async () => {
  const { work } = child({ waiting: 1 });
  const answers: string[] = [];
  const note = (answer: string) => answers.push(answer);
  const two = ["first", "second"].map((say) => work({ say }).then(({ said }) => note(said)));
  await work({ say: "third" }).catch((error) => note(error.constructor.name));
  await Promise.all(two);
  expect(answers).toEqual(["TooBusy", "first", "second"]);
});

test("it has none of the server's secrets, and ends with the server", async () => {
  vi.stubEnv("SESSION_SECRET", "not for a child");
  const { work, pid, stop } = child();
  expect(await work(hello)).toEqual({ said: "hello" });
  const id = pid() as number;
  stop();
  await vi.waitFor(() => expect(() => process.kill(id, 0)).toThrow());
});
