import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startJobs } from "./scheduler.server";

const MINUTE_MS = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("sweeps a minute after the start and then as often as asked, whatever fails beside it", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const done: string[] = [];
  const sweeps = startJobs(
    [
      { name: "broken", everyMs: 60 * MINUTE_MS, work: () => Promise.reject(new Error("locked")) },
      { name: "hourly", everyMs: 60 * MINUTE_MS, work: async () => done.push("hourly") },
      { name: "often", everyMs: MINUTE_MS, work: async () => done.push("often") },
    ],
    Date.now,
  );
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(["hourly", "often"]);
  expect(warn.mock.calls).toHaveLength(1);
  expect(JSON.parse(String(warn.mock.calls[0]))).toMatchObject({
    event: "not swept",
    name: "broken",
    reason: "locked",
  });
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(done.filter((one) => one === "hourly")).toHaveLength(2);
  expect(done.filter((one) => one === "often")).toHaveLength(61);
  await sweeps.stop();
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  expect(done.filter((one) => one === "hourly")).toHaveLength(2);
  warn.mockRestore();
});

it("never runs twice at once, and a stop waits for what is under way", async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5 * MINUTE_MS));
    running--;
  };
  const sweeps = startJobs([{ name: "slow", everyMs: MINUTE_MS, work }], Date.now);
  await vi.advanceTimersByTimeAsync(12 * MINUTE_MS + 1);
  expect(most).toBe(1);
  const stopped = sweeps.stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  await stopped;
  expect(running).toBe(0);
});
