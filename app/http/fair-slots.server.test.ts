import { describe, expect, it } from "vitest";
import { TooBusy } from "~/platform/slots.server";
import { makeFairSlots } from "./fair-slots.server";

const settle = () => new Promise((done) => setImmediate(done));

/** Slots whose work ends when it is named to `end`, and what began so far, in order. */
function slots(limits = { atOnce: 3, waitingEach: 4, waiting: 6 }) {
  const inSlot = makeFairSlots(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, known = false) =>
    inSlot(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { key: name[0] ?? "", known },
    );
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    await settle();
  };
  return { work, begun, end };
}

describe("fair slots", () => {
  it("let one of a key run at a time, and keys take turns", async () => {
    const { work, begun, end } = slots();
    const all = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) => work(name));
    await settle();
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "a2"]);
    await end("a2");
    expect(begun).toEqual(["a1", "b1", "a2", "c1"]);
    await end("b1", "c1", "a3", "b2");
    await end("a3", "b2");
    expect(begun.slice(4)).toEqual(["b2", "a3"]);
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1", "b2"]);
  });

  it("always have a place for each line", async () => {
    const { work, begun, end } = slots();
    const others = ["a1", "b1", "c1", "d1"].map((name) => work(name));
    await settle();
    expect(begun).toEqual(["a1", "b1"]);
    const known = ["a7", "b7"].map((name) => work(name, true));
    await settle();
    expect(begun).toEqual(["a1", "b1", "a7"]);
    await end("a7");
    expect(begun).toEqual(["a1", "b1", "a7", "b7"]);
    await end("a1", "b1", "b7");
    await end("c1", "d1");
    expect(await Promise.all([...others, ...known])).toHaveLength(6);
  });

  it("refuse what is too much, of one key and of all, and no more than that line's", async () => {
    const { work, end } = slots();
    const all = ["a1", "a2", "a3", "a4", "a5"].map((name) => work(name));
    await expect(work("a6")).rejects.toBeInstanceOf(TooBusy);
    all.push(...["b1", "b2", "b3"].map((name) => work(name)));
    await expect(work("c1")).rejects.toBeInstanceOf(TooBusy);
    all.push(work("a9", true));
    for (let i = 0; i < 9; i++) await end("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "a9");
    expect(await Promise.all(all)).toHaveLength(9);
    const late = work("c2");
    await settle();
    await end("c2");
    expect(await late).toBe("c2");
  });

  it("are free again after work that failed", async () => {
    const inSlot = makeFairSlots({ atOnce: 2, waitingEach: 1, waiting: 1 });
    for (let i = 0; i < 5; i++)
      await expect(inSlot(() => Promise.reject(new Error("broken")), { key: "a" })).rejects.toThrow("broken");
    expect(await inSlot(async () => "done", { key: "a" })).toBe("done");
  });
});
