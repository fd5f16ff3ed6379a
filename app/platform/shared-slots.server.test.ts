import { describe, expect, it } from "vitest";
import { makeSharedSlots } from "./shared-slots.server";
import { TooBusy } from "./slots.server";

describe("shared slots", () => {
  it("give one person two of four, and the others to others", async () => {
    const inSlot = makeSharedSlots({ atOnce: 2, waiting: 2, each: 2 });
    const endings: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => endings.push(resolve));
    const ann = [inSlot("ann", work), inSlot("ann", work)];
    await expect(inSlot("ann", work)).rejects.toBeInstanceOf(TooBusy);
    const others = [inSlot("bob", work), inSlot("cy", work)];
    await expect(inSlot("dee", work)).rejects.toBeInstanceOf(TooBusy);
    for (const end of endings.splice(0)) end();
    await Promise.all(ann);
    for (const end of endings.splice(0)) end();
    await Promise.all(others);
    await Promise.all([inSlot("ann", async () => {}), inSlot("ann", async () => {})]);
  });

  it("are free again after work that failed, and when somebody leaves the line", async () => {
    const inSlot = makeSharedSlots({ atOnce: 1, waiting: 1, each: 1 });
    for (let i = 0; i < 3; i++)
      await expect(inSlot("ann", () => Promise.reject(new Error("unreadable")))).rejects.toThrow(
        "unreadable",
      );
    let end = () => {};
    const first = inSlot("ann", () => new Promise<void>((resolve) => (end = resolve)));
    const leaving = new AbortController();
    const left = inSlot("bob", async () => {}, leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    const again = inSlot("bob", async () => "read");
    end();
    await first;
    expect(await again).toBe("read");
  });
});
