import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RETRY_MS, untilRetry } from "./data-requests.island";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aborting = new AbortController();

it.each([
  ["its time is over", () => vi.advanceTimersByTimeAsync(RETRY_MS)],
  ["the connection is back", async () => window.dispatchEvent(new Event("online"))],
  ["the request is aborted", async () => aborting.abort("gone")],
])("a retry leaves no listener and no timer once %s", async (_, end) => {
  const { signal } = aborting;
  const outcome = untilRetry(signal).catch((reason: unknown) => reason);
  expect(getEventListeners(window, "online")).toHaveLength(1);
  await end();
  expect(await outcome).toBe(signal.aborted ? "gone" : undefined);
  expect(getEventListeners(window, "online")).toEqual([]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
