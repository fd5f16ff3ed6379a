import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startJobs } from "./scheduler.server";

const MINUTE_MS = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T01:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs jobs a minute after the start and then at their interval, whatever fails beside them", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const done: string[] = [];
  const jobs = startJobs([
    { name: "broken", when: 60 * MINUTE_MS, work: () => Promise.reject(new Error("locked")) },
    { name: "hourly", when: 60 * MINUTE_MS, work: async () => done.push("hourly") },
    { name: "often", when: MINUTE_MS, work: async () => done.push("often") },
  ]);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(["hourly", "often"]);
  expect(warn.mock.calls).toHaveLength(1);
  expect(JSON.parse(String(warn.mock.calls[0]))).toMatchObject({
    event: "job failed",
    name: "broken",
    reason: "locked",
  });
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(done.filter((name) => name === "hourly")).toHaveLength(2);
  expect(done.filter((name) => name === "often")).toHaveLength(61);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS);
  expect(done.filter((name) => name === "hourly")).toHaveLength(2);
  warn.mockRestore();
});

it("never runs a job twice at once, and stops when running ones have ended", async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5 * MINUTE_MS));
    running--;
  };
  const jobs = startJobs([{ name: "slow", when: MINUTE_MS, work }]);
  await vi.advanceTimersByTimeAsync(12 * MINUTE_MS + 1);
  expect(most).toBe(1);
  const stopped = jobs.stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  await stopped;
  expect(running).toBe(0);
});
