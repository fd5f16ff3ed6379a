import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { SILENT_MAX, SILENT_MAX_MS } from "./connections";

const HALF = "GET / HTTP/1.1\r\nHost: loc";
const HALF_BODY = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na";
const WHOLE = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(port: number, localAddress: string, sent: string) {
  const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  socket.write(sent);
  return socket;
}

async function openMany(count: number, port: number, localAddress: string, sent: string) {
  const opened: Socket[] = [];
  while (opened.length < count)
    opened.push(...(await Promise.all(Array.from({ length: 50 }, () => open(port, localAddress, sent)))));
  return opened;
}

/** The status of a page, by a connection of its own. */
async function ask(port: number, localAddress: string, path = "/healthz") {
  const sent = request({ port, host: "127.0.0.1", localAddress, path, agent: false });
  sent.end();
  const [answer] = await once(sent, "response");
  await text(answer);
  return answer.statusCode;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test("thousands of half-sent headers from one address lock no other address out", {
  timeout: 30_000,
}, async () => {
  const { port, counts } = await startEdge();
  await openMany(2050, port, "127.0.0.1", HALF);
  for (let i = 0; i < 6; i++) expect(await ask(port, "127.0.0.2")).toBe(200);
  expect(await ask(port, "127.0.0.1")).toBe(200);
  expect(counts().connections).toBeLessThan(2000);
});

test("one address may open many connections, but not many silent ones", async () => {
  const { port, counts } = await startEdge();
  vi.useFakeTimers({ toFake: ["performance"] });
  await openMany(SILENT_MAX + 50, port, "127.0.0.1", HALF);
  await vi.waitFor(() => expect(counts().connections).toBe(SILENT_MAX + 50));
  vi.advanceTimersByTime(SILENT_MAX_MS + 1);
  expect(await ask(port, "127.0.0.2")).toBe(200);
  expect(counts().connections).toBeGreaterThanOrEqual(SILENT_MAX + 50);
  await open(port, "127.0.0.1", HALF);
  await vi.waitFor(() => expect(counts().connections).toBeLessThanOrEqual(SILENT_MAX));
  vi.useRealTimers();
});

test("connections through a trusted proxy may be silent", async () => {
  const { port, counts } = await startEdge({ settings: { trustProxy: 1 } });
  vi.useFakeTimers({ toFake: ["performance"] });
  await openMany(SILENT_MAX + 50, port, "127.0.0.1", HALF);
  vi.advanceTimersByTime(SILENT_MAX_MS + 1);
  await open(port, "127.0.0.1", HALF);
  await vi.waitFor(() => expect(counts().connections).toBe(SILENT_MAX + 51));
  expect(await ask(port, "127.0.0.1")).toBe(200);
  vi.useRealTimers();
});

test.each([
  ["is only held open", WHOLE],
  ["has sent half a header", HALF],
  ["has sent half a body", HALF_BODY],
])("at the limit, the oldest connection of the largest address block is closed if it %s", async (_, sent) => {
  const { port, server, counts } = await startEdge();
  server.maxConnections = 10;
  const other = await open(port, "127.0.0.2", HALF);
  const most: Socket[] = [];
  for (let i = 0; i < 8; i++) {
    const socket = await open(port, "127.0.0.1", sent);
    most.push(socket);
    if (sent === WHOLE) await once(socket, "data");
    else await vi.waitFor(() => expect(counts().connections).toBe(2 + i));
  }
  const [oldest, ...rest] = most;
  const gone = once(oldest as Socket, "close");
  oldest?.resume();
  expect(await ask(port, "127.0.0.3")).toBe(200);
  await gone;
  expect([other, ...rest].every(isOpen)).toBe(true);
});

test("a request in flight is never closed for a new connection", async () => {
  let letOut = () => {};
  const out = new Promise<void>((go) => {
    letOut = go;
  });
  const { port, server, counts, seen } = await startEdge({
    handle: async ({ url }) => {
      if (url.endsWith("/slow")) await out;
      return new Response("ok");
    },
  });
  server.maxConnections = 6;
  const slow = Array.from({ length: 4 }, () => ask(port, "127.0.0.1", "/slow"));
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  for (let i = 0; i < 3; i++) expect(await ask(port, "127.0.0.1")).toBe(200);
  await open(port, "127.0.0.1", HALF);
  expect(await ask(port, "127.0.0.2")).toBe(200);
  expect(counts().inFlight).toBe(4);
  letOut();
  expect(await Promise.all(slow)).toEqual([200, 200, 200, 200]);
});
