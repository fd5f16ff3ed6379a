import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { QUEUE_MAX } from "./connections";

const GET = "GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n";
const TYPE = "Content-Type: multipart/form-data; boundary=edge-of-part\r\n";
const post = (bytes: number) =>
  `POST /large HTTP/1.1\r\nHost: localhost\r\n${TYPE}Content-Length: ${bytes}\r\n\r\n${"a".repeat(bytes)}`;
const bodyLimit = (path: string) => (path === "/large" ? { maxBytes: 2 ** 20 } : undefined);

/** An edge whose answers to `/page` and `/large` wait until they are let out. */
async function heldEdge() {
  let letOut = () => {};
  const out = new Promise<void>((go) => {
    letOut = go;
  });
  const edge = await startEdge({
    bodyLimit,
    handle: async ({ url }) => {
      if (/page|large/.test(url)) await out;
      return new Response(url);
    },
  });
  return { ...edge, letOut };
}

test.each([
  ["requests without bodies", GET.repeat(320), 320],
  ["requests with bodies", post(500).repeat(320), 320],
  ["requests with large bodies", post(300_000).repeat(20), 20],
  ["a request with a large body and one behind it", post(300_000) + post(10), 2],
])("%s sent all at once hold nothing after the connection is lost", async (_, sent, requests) => {
  const { port, counts, served, send } = await heldEdge();
  for (const round of [1, 2]) {
    const before = served.length;
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(sent);
    await vi.waitFor(() => expect(served.length).toBeGreaterThan(before));
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(counts()).toMatchObject({ inFlight: 0, bodyBytes: 0, connections: 0 }));
    expect(served.filter(({ status, gone }) => status === 200 && gone)).toHaveLength(round);
    expect(served.length).toBeGreaterThanOrEqual(round * 2);
    expect(served.length).toBeLessThanOrEqual(round * requests);
  }
  const ids = served.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const pages = await Promise.all(Array.from({ length: 20 }, () => send({ method: "POST", body: "a=1" })));
  expect(pages.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("refuses a pipelined request, and closes the connection after both answers", async () => {
  const { port, served, seen, letOut } = await heldEdge();
  const socket = connect(port, "127.0.0.1");
  socket.write(GET + post(10) + GET.repeat(QUEUE_MAX - 1));
  await vi.waitFor(() => expect(served).toHaveLength(QUEUE_MAX));
  letOut();
  const [first, second, third] = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(second).toMatch(/^HTTP\/1\.1 429 [\s\S]*connection: close[\s\S]*Too many requests/i);
  expect(third).toBeUndefined();
  expect(seen).toHaveLength(1);
  expect(served.map(({ status }) => status).sort()).toEqual([200, ...Array(QUEUE_MAX).fill(429)]);
});

test("closes a connection that keeps pipelining", async () => {
  const { port, served, seen, counts } = await heldEdge();
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const closed = new Promise((done) => socket.once("close", done));
  const more = () => {
    while (!socket.destroyed && socket.write(GET.repeat(1000)));
  };
  socket.on("drain", more);
  more();
  await closed;
  await vi.waitFor(() => expect(counts()).toMatchObject({ inFlight: 0, connections: 0 }));
  expect(seen.length).toBeLessThanOrEqual(1);
  // What came with one read of the connection.
  expect(served.length).toBeLessThan(5000);
});

test("serves one request after the other on a connection", async () => {
  const { port, counts, served } = await startEdge();
  const socket = connect(port, "127.0.0.1");
  for (let i = 0; i < 30; i++) {
    socket.write(i % 2 ? GET : post(1000));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*keep-alive/i);
  }
  expect(counts()).toMatchObject({ inFlight: 0, bodyBytes: 0, connections: 1 });
  expect(socket.listenerCount("close")).toBeLessThan(5);
  expect(served).toHaveLength(30);
  socket.destroy();
});

test("a client that leaves frees its place, even if its answer never comes", async () => {
  const { port, counts, send } = await startEdge({
    bodyLimit,
    handle: ({ url }) => (/large/.test(url) ? new Promise(() => {}) : Promise.resolve(new Response("ok"))),
  });
  const sockets = Array.from({ length: 10 }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) socket.write(post(100_000));
  await vi.waitFor(() => expect(counts()).toMatchObject({ inFlight: 10, bodyBytes: 1_000_000 }));
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(counts()).toMatchObject({ inFlight: 0, bodyBytes: 0 }));
  expect((await send()).status).toBe(200);
});
