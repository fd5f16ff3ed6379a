import { describe, expect, it } from "vitest";
import { makeSlots, TooBusy } from "./slots.server";

/** Work that ends when told to. */
function task() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const seen = { started: false };
  const work = () => {
    seen.started = true;
    return done;
  };
  return { work, end, seen };
}

const settle = () => new Promise((done) => setImmediate(done));

describe("slots", () => {
  it("run two at once, let two wait in order, and refuse the fifth", async () => {
    const inSlot = makeSlots({ atOnce: 2, waiting: 2 });
    const tasks = [task(), task(), task(), task()] as const;
    const running = tasks.map(({ work }) => inSlot(work));
    await expect(inSlot(task().work)).rejects.toBeInstanceOf(TooBusy);
    const started = () => tasks.map(({ seen }) => seen.started);
    expect(started()).toEqual([true, true, false, false]);

    tasks[1].end();
    await settle();
    expect(started()).toEqual([true, true, true, false]);
    for (const { end } of tasks) end();
    await Promise.all(running);
    expect(started()).toEqual([true, true, true, true]);
  });

  it("are free again after work that failed", async () => {
    const inSlot = makeSlots({ atOnce: 1, waiting: 0 });
    for (let i = 0; i < 3; i++)
      await expect(inSlot(() => Promise.reject(new Error("unreadable")))).rejects.toThrow("unreadable");
    expect(await inSlot(async () => "read")).toBe("read");
  });

  it("give the seat of somebody who left to the next", async () => {
    const inSlot = makeSlots({ atOnce: 1, waiting: 1 });
    const [first, gone, last] = [task(), task(), task()];
    const running = inSlot(first.work);
    const leaving = new AbortController();
    const left = inSlot(gone.work, leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    const waiting = inSlot(last.work);
    first.end();
    last.end();
    await Promise.all([running, waiting]);
    expect([gone.seen.started, last.seen.started]).toEqual([false, true]);
    await expect(inSlot(gone.work, leaving.signal)).rejects.toThrow("gone");
  });
});
