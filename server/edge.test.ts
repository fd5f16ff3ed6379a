import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { startEdge } from "../tests/support/edge";
import { UNREAD_MAX_MS } from "./answers/delivered";
import { IN_FLIGHT_MAX, IN_FLIGHT_MIN, LAG_MAX_MS } from "./load/admission";
import { loopLag } from "./load/loop-lag";

test("sheds requests over the limit, but not the health check", async () => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  const edge = await startEdge({
    handle: async (request) => {
      if (!request.url.endsWith("/healthz")) await held;
      return new Response("ok");
    },
  });
  const waiting: ReturnType<typeof edge.send>[] = [];
  // A few at a time, so that none of them waits for too many others.
  while (waiting.length < IN_FLIGHT_MAX) {
    for (let i = 0; i < 10; i++) waiting.push(edge.send());
    await vi.waitFor(() => expect(edge.seen).toHaveLength(waiting.length), 5000);
  }

  expect(await edge.send()).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect((await edge.send({ path: "/healthz" })).status).toBe(200);
  release();
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  expect((await edge.send()).status).toBe(200);
});

test("a slow process serves a few requests and sheds the rest", async () => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  let lag = LAG_MAX_MS + 1;
  const edge = await startEdge({
    lag: () => lag,
    handle: async (request) => {
      if (!request.url.endsWith("/healthz")) await held;
      return new Response("ok");
    },
  });
  const few = Array.from({ length: IN_FLIGHT_MIN }, () => edge.send());
  await vi.waitFor(() => expect(edge.seen).toHaveLength(IN_FLIGHT_MIN), 5000);
  expect(await edge.send()).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect((await edge.send({ path: "/healthz" })).status).toBe(200);
  lag = LAG_MAX_MS;
  const more = edge.send();
  await vi.waitFor(() => expect(edge.seen).toHaveLength(IN_FLIGHT_MIN + 2), 5000);
  release();
  for (const { status } of await Promise.all([...few, more])) expect(status).toBe(200);
});

test("sheds requests queued for more than a second, except a few", async () => {
  const edge = await startEdge({
    handle: async (request) => {
      const end = performance.now() + (request.url.endsWith("/healthz") ? 0 : 30);
      while (performance.now() < end);
      return new Response("ok");
    },
  });
  // All at once, before the edge knows how slow they are.
  const rush = await Promise.all(Array.from({ length: 150 }, () => edge.send()));
  const served = rush.filter(({ status }) => status === 200).length;
  expect(rush.filter(({ status }) => status === 503)).toHaveLength(rush.length - served);
  expect(served).toBeGreaterThanOrEqual(IN_FLIGHT_MIN);
  expect(served).toBeLessThan(rush.length - 20);
  expect(edge.seen).toHaveLength(served);
  expect((await edge.send()).status).toBe(200);
});

test("a visitor who leaves the queue is not served", async () => {
  const edge = await startEdge({
    handle: async () => {
      const end = performance.now() + 50;
      while (performance.now() < end);
      return new Response("ok");
    },
  });
  const first = Array.from({ length: 8 }, () => edge.send());
  const leaving = new AbortController();
  const left = Array.from({ length: 4 }, () =>
    fetch(`http://127.0.0.1:${edge.port}/left`, { signal: leaving.signal }).catch(() => {}),
  );
  await vi.waitFor(() => expect(edge.seen.length).toBeGreaterThan(1));
  leaving.abort();
  await Promise.all([...first, ...left]);
  await wait(300);
  const begun = edge.seen.filter(({ request }) => request.url.endsWith("/left"));
  expect(begun.length).toBeLessThan(4);
});

test("measures the event loop's delay", async () => {
  const lag = loopLag();
  await wait(600);
  expect(lag()).toBeLessThan(LAG_MAX_MS);
  for (const until = performance.now() + 1500; performance.now() < until; await new Promise(setImmediate)) {
    const busy = performance.now() + 400;
    while (performance.now() < busy);
  }
  expect(lag()).toBeGreaterThan(LAG_MAX_MS);
  await wait(1100);
  expect(lag()).toBeLessThan(LAG_MAX_MS);
});

test("slow bodies take no place in flight", async () => {
  const edge = await startEdge();
  const slow = Array.from({ length: IN_FLIGHT_MAX + 1 }, () => {
    const socket = connect(edge.port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na");
    return socket;
  });
  await Promise.all(slow.map((socket) => once(socket, "connect")));
  await wait(200);
  expect((await edge.send({ method: "POST", body: "a=1" })).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test("a refused request is not counted as in flight", async () => {
  const edge = await startEdge();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  for (let i = 0; i <= IN_FLIGHT_MAX; i++) {
    expect((await edge.send({ method: "POST", headers: { Origin: "null" } })).status).toBe(403);
  }
  expect((await edge.send()).status).toBe(200);
});

test("the request's signal is aborted when the visitor leaves, and only then", async () => {
  const signals: AbortSignal[] = [];
  const edge = await startEdge({
    handle: async (request) => {
      signals.push(request.signal);
      if (request.url.endsWith("/slow")) await wait(300);
      return new Response("ok");
    },
  });
  await edge.send();
  const leaving = new AbortController();
  const left = fetch(`http://127.0.0.1:${edge.port}/slow`, { signal: leaving.signal }).catch(() => {});
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  leaving.abort();
  await left;
  await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true));
  expect(signals[0]?.aborted).toBe(false);
});

test("limits the time of headers and requests, and the number of connections", async () => {
  const { server } = await startEdge();
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(70_000);
  expect(server.maxConnections).toBe(2000);
});

test("headers over 16 kB are refused", async () => {
  const edge = await startEdge();
  const answer = await edge.raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(17_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test("an unread response is cut, and counts as no request in flight", async () => {
  const edge = await startEdge({ handle: async () => new Response("x".repeat(50_000_000)) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const socket = connect(edge.port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await vi.waitFor(() => expect(edge.seen).toHaveLength(1));
  await vi.waitFor(() => expect(edge.counts()).toMatchObject({ inFlight: 0, connections: 1 }));
  expect(edge.served).toEqual([]);
  vi.advanceTimersByTime(UNREAD_MAX_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(edge.served).toMatchObject([{ status: 200, gone: true }]));
  expect(edge.counts().connections).toBe(0);
  socket.destroy();
});

test("health fails when half of the places are stuck, not under load", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let letOut = () => {};
  const out = new Promise<void>((go) => {
    letOut = go;
  });
  const edge = await startEdge({
    handle: async (request) => {
      if (!request.url.endsWith("/healthz")) await out;
      return new Response("ok");
    },
  });
  const health = async () => (await edge.send({ path: "/healthz" })).status;
  const stuck: ReturnType<typeof edge.send>[] = [];
  while (stuck.length < IN_FLIGHT_MAX / 2) {
    for (let i = 0; i < 10; i++) stuck.push(edge.send());
    await vi.waitFor(() => expect(edge.counts().inFlight).toBe(stuck.length), 5000);
  }
  expect(await health()).toBe(200);
  vi.advanceTimersByTime(5 * 60_000);
  expect(edge.counts().stuck).toBe(IN_FLIGHT_MAX / 2);
  expect(await health()).toBe(503);
  letOut();
  vi.useRealTimers();
  await Promise.all(stuck);
  expect(await health()).toBe(200);
});
