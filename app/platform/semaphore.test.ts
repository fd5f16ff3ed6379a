import { describe, expect, it } from "vitest";
import { semaphore, TooBusy } from "./semaphore";

type Limits = Parameters<typeof semaphore>[0];

const settle = () => new Promise((done) => setImmediate(done));

/** A semaphore whose work ends when `end` names it. A name's first letter is its key; `started` holds names in order. */
function named(limits: Limits) {
  const inSlot = semaphore(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (
    name: string,
    { priority = false, signal }: { priority?: boolean; signal?: AbortSignal } = {},
  ) =>
    inSlot(
      () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { key: name[0], priority },
      signal,
    );
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    await settle();
  };
  return { inSlot, work, started, end };
}

describe("a semaphore", () => {
  it("runs two at once, queues two in order, and refuses the fifth", async () => {
    const { work, started, end } = named({ atOnce: 2, waiting: 2 });
    const all = ["a", "b", "c", "d"].map((name) => work(name));
    await expect(work("e")).rejects.toBeInstanceOf(TooBusy);
    expect(started).toEqual(["a", "b"]);
    await end("b");
    expect(started).toEqual(["a", "b", "c"]);
    await end("a", "c");
    await end("d");
    expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  });

  it("frees the place of work that failed", async () => {
    const inSlot = semaphore({ atOnce: 2, waiting: 0, perKey: 1, perKeyAtOnce: 1, reserved: 1 });
    for (let i = 0; i < 5; i++)
      await expect(inSlot(() => Promise.reject(new Error("broken")), { key: "a" })).rejects.toThrow("broken");
    expect(await inSlot(async () => "done", { key: "a" })).toBe("done");
  });

  it("frees the seat of work that is aborted in the queue", async () => {
    const { work, started, end } = named({ atOnce: 1, waiting: 1, perKey: 1 });
    const running = work("a");
    const leaving = new AbortController();
    const left = work("b1", { signal: leaving.signal });
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    const queued = work("b2");
    await end("a");
    await end("b2");
    expect(await Promise.all([running, queued])).toEqual(["a", "b2"]);
    expect(started).toEqual(["a", "b2"]);
    await expect(work("c", { signal: leaving.signal })).rejects.toThrow("gone");
  });

  it("gives one key two of four places, and the rest to others", async () => {
    const { work, end } = named({ atOnce: 2, waiting: 2, perKey: 2 });
    const all = ["a1", "a2"].map((name) => work(name));
    await expect(work("a3")).rejects.toBeInstanceOf(TooBusy);
    all.push(work("b"), work("c"));
    await expect(work("d")).rejects.toBeInstanceOf(TooBusy);
    await end("a1", "a2");
    await end("b", "c");
    await Promise.all(all);
    const again = [work("a4"), work("a5")];
    await settle();
    await end("a4", "a5");
    expect(await Promise.all(again)).toEqual(["a4", "a5"]);
  });

  it("refuses at once where nothing may wait", async () => {
    const { work, end } = named({ atOnce: 4, waiting: 0, perKey: 2 });
    const all = ["a1", "a2", "b1"].map((name) => work(name));
    await expect(work("a3")).rejects.toBeInstanceOf(TooBusy);
    all.push(work("c1"));
    await expect(work("d1")).rejects.toBeInstanceOf(TooBusy);
    await end("a1");
    all.push(work("a3"));
    await settle();
    await end("a2", "a3", "b1", "c1");
    expect(await Promise.all(all)).toEqual(["a1", "a2", "b1", "c1", "a3"]);
  });
});

describe("a semaphore with two lanes and one place of a key at a time", () => {
  const FAIR = { atOnce: 3, waiting: 6, perKey: 5, perKeyAtOnce: 1, reserved: 1 };

  it("lets keys take turns", async () => {
    const { work, started, end } = named(FAIR);
    const all = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) => work(name));
    await settle();
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "a2"]);
    await end("a2");
    expect(started).toEqual(["a1", "b1", "a2", "c1"]);
    await end("b1", "c1");
    await end("a3", "b2");
    expect(started.slice(4)).toEqual(["b2", "a3"]);
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1", "b2"]);
  });

  it("always has a place for each lane", async () => {
    const { work, started, end } = named(FAIR);
    const others = ["a1", "b1", "c1", "d1"].map((name) => work(name));
    await settle();
    expect(started).toEqual(["a1", "b1"]);
    const first = ["a7", "b7"].map((name) => work(name, { priority: true }));
    await settle();
    expect(started).toEqual(["a1", "b1", "a7"]);
    await end("a7");
    expect(started).toEqual(["a1", "b1", "a7", "b7"]);
    await end("a1", "b1", "b7");
    await end("c1", "d1");
    expect(await Promise.all([...others, ...first])).toHaveLength(6);
  });

  it("refuses what is too much of a key or of a lane, and leaves the other lane alone", async () => {
    const { work, end } = named(FAIR);
    const all = ["a1", "a2", "a3", "a4", "a5"].map((name) => work(name));
    await expect(work("a6")).rejects.toBeInstanceOf(TooBusy);
    all.push(...["b1", "b2", "b3"].map((name) => work(name)));
    await expect(work("c1")).rejects.toBeInstanceOf(TooBusy);
    all.push(work("a9", { priority: true }));
    for (let i = 0; i < 9; i++) await end("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "a9");
    expect(await Promise.all(all)).toHaveLength(9);
    const late = work("c2");
    await settle();
    await end("c2");
    expect(await late).toBe("c2");
  });
});
