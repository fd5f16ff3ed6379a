import { connect } from "node:net";
import { Readable } from "node:stream";
import { expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { UNREAD_MAX_MS } from "./send";

const head = { status: 200, headers: { "content-type": "application/json", "cache-control": "no-store" } };
const GET = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

test("a body that is made while it is sent comes in pieces, with all headers", async () => {
  const edge = await startEdge({ direct: async () => ({ ...head, body: Readable.from(["[1,", "2]"]) }) });
  const answer = await edge.send();
  expect(answer).toMatchObject({ status: 200, text: "[1,2]" });
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect(answer.headers["content-length"]).toBeUndefined();
});

test("a HEAD has no body, and none is made", async () => {
  let made = 0;
  function* pieces() {
    made++;
    yield "x";
  }
  const edge = await startEdge({ direct: async () => ({ ...head, body: Readable.from(pieces()) }) });
  expect(await edge.send({ method: "HEAD" })).toMatchObject({ status: 200, text: "" });
  expect(made).toBe(0);
});

test("a body that fails never looks whole", async () => {
  function* pieces() {
    yield "[1,";
    throw new Error("kaputt");
  }
  const edge = await startEdge({
    direct: async () => ({ ...head, body: Readable.from(pieces()).on("error", () => {}) }),
  });
  const sent = await edge.raw(GET);
  expect(sent).not.toMatch(/\r\n0\r\n\r\n$/);
  await vi.waitFor(() => expect(edge.served).toMatchObject([{ gone: true }]));
});

test("no more is made than is read; what isn't read any more is dropped, what is goes on", async () => {
  let made = 0;
  async function* pieces() {
    for (; made < 5000; made++) yield "x".repeat(10_000);
  }
  const edge = await startEdge({ direct: async () => ({ ...head, body: Readable.from(pieces()) }) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const socket = connect(edge.port, "127.0.0.1").pause();
  socket.write(GET);
  await vi.waitFor(() => expect(made).toBeGreaterThan(100));
  expect(edge.counts()).toMatchObject({ inFlight: 0 });
  vi.advanceTimersByTime(UNREAD_MAX_MS - 10_000);
  socket.resume();
  const before = made;
  await vi.waitFor(() => expect(made).toBeGreaterThan(before + 500));
  socket.pause();
  expect(made).toBeLessThan(5000);
  vi.advanceTimersByTime(UNREAD_MAX_MS - 10_000);
  expect(edge.served).toEqual([]);
  vi.advanceTimersByTime(UNREAD_MAX_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(edge.served).toMatchObject([{ status: 200, gone: true }]));
  expect(made).toBeLessThan(5000);
  socket.destroy();
});
