import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { outcome, RETRY_MS, untilRetry } from "./data-requests.island";

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

const answer = (text: string, status: number) =>
  outcome(Promise.resolve(new Response(text, { status, headers: { "X-Remix-Response": "yes" } })), undefined);

it("a refused form says what the server said, a broken one what its status says", async () => {
  const refused = `[{"_1":2},"error",["ErrorResponse",3,4,5],"It is \\"too late\\".",409,""]\n`;
  expect((await answer(refused, 409)).failure?.text).toBe('It is "too late".');
  expect((await answer(refused, 404)).failure?.text).toBe("Resource not found.");
  expect((await answer(refused, 500)).failure?.text).toBe("Server error. Please try again later.");
  expect((await answer('[{"_1":2},"data",{}]', 400)).failure).toBeUndefined();
});

it.each([
  ["This file is larger than 20 MB.\n", "This file is larger than 20 MB."],
  ["<html><h1>413 Request Entity Too Large</h1></html>", "Request failed with status 413"],
  ["", "Request failed with status 413"],
])(
  "a form that was too large says what the server said of it, not a page of a proxy: %j",
  async (text, said) => {
    const { failure } = await outcome(Promise.resolve(new Response(text, { status: 413 })), undefined);
    expect(failure?.text.trim()).toBe(said);
  },
);
