import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startEdge } from "../tests/support/edge";
import { UNREAD_MAX_MS } from "./answers/send";
import {
  IN_FLIGHT_MAX,
  IN_FLIGHT_MIN,
  LAG_MAX_MS,
  loopLag,
  WAITING_MAX,
  WAITING_OF_BLOCK_MAX,
} from "./load/admission";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((go) => {
    open = go;
  });
  return { open, opened };
};

/** An edge whose answers wait for `release`, those of `/first` for `releaseFirst`. */
async function waitingEdge(options: Parameters<typeof startEdge>[0] = {}) {
  const [first, others] = [gate(), gate()];
  const edge = await startEdge({
    lag: () => 0,
    ...options,
    handle: async ({ url }) => {
      if (url.endsWith("/first")) await first.opened;
      else if (!url.endsWith("/healthz")) await others.opened;
      return new Response("ok");
    },
  });
  const waiting: ReturnType<typeof edge.send>[] = [];
  /** A few at a time, so that none of them waits for too many others. */
  const hold = async (count: number, sent?: Parameters<typeof edge.send>[0]) => {
    const seen = edge.seen.length;
    for (let i = 1; i <= count; i++) {
      waiting.push(edge.send(sent));
      if (i % 10 === 0 || i === count) await vi.waitFor(() => expect(edge.seen).toHaveLength(seen + i));
    }
  };
  const release = async () => {
    others.open();
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
  };
  return { ...edge, waiting, hold, releaseFirst: first.open, release };
}

test("sheds requests over the limit, but not the health check", async () => {
  const edge = await waitingEdge();
  await edge.hold(IN_FLIGHT_MAX);
  expect(await edge.send()).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect((await edge.send({ path: "/healthz" })).status).toBe(200);
  await edge.release();
  expect((await edge.send()).status).toBe(200);
});

test("what another server delays is held, for one address in half of the places at most", async () => {
  let away = true;
  let lag = 0;
  const edge = await waitingEdge({
    settings: { isBackendAway: () => away, trustProxy: 1 },
    lag: () => lag,
  });
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  await edge.hold(WAITING_OF_BLOCK_MAX, from("203.0.113.1"));
  expect((await edge.send(from("203.0.113.1"))).status).toBe(503);
  await edge.hold(WAITING_MAX - WAITING_OF_BLOCK_MAX - IN_FLIGHT_MAX - 1, from("203.0.113.2"));

  // It is back, and the crowd goes on all at once.
  away = false;
  lag = LAG_MAX_MS + 1;
  await edge.hold(IN_FLIGHT_MAX, from("203.0.113.3"));
  expect((await edge.send(from("203.0.113.4"))).status).toBe(503);
  away = true;
  await edge.hold(1, from("203.0.113.4"));
  expect((await edge.send(from("203.0.113.5"))).status).toBe(503);
  await edge.release();
});

test("once what was held is answered, a slow process sheds again", async () => {
  let away = true;
  const edge = await waitingEdge({ settings: { isBackendAway: () => away }, lag: () => LAG_MAX_MS + 1 });
  await edge.hold(1, { path: "/first" });
  away = false;
  await edge.hold(IN_FLIGHT_MIN + 1);
  edge.releaseFirst();
  await edge.waiting[0];
  expect((await edge.send()).status).toBe(503);
  await edge.release();
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
  await vi.waitFor(() => expect(edge.seen).toHaveLength(IN_FLIGHT_MIN));
  expect(await edge.send()).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect((await edge.send({ path: "/healthz" })).status).toBe(200);
  lag = LAG_MAX_MS;
  const more = edge.send();
  await vi.waitFor(() => expect(edge.seen).toHaveLength(IN_FLIGHT_MIN + 2));
  release();
  for (const { status } of await Promise.all([...few, more])) expect(status).toBe(200);
});

/** An edge whose queue moves, and whose clock goes on, only when the test says so. */
async function heldQueue() {
  const edge = await startEdge({ lag: () => 0 });
  let requests = 0;
  edge.server.on("request", () => requests++);
  let ms = 0;
  const turns: (() => void)[] = [];
  const clock = vi.spyOn(performance, "now").mockImplementation(() => ms);
  vi.stubGlobal("setImmediate", (turn: () => void) => turns.push(turn));
  const release = () => {
    vi.unstubAllGlobals();
    for (const turn of turns) turn();
  };
  onTestFinished(() => {
    release();
    clock.mockRestore();
  });
  return {
    ...edge,
    release,
    wait: (more: number) => {
      ms += more;
    },
    queue: async <T>(count: number, send: () => T) => {
      const before = requests;
      const all = Array.from({ length: count }, send);
      await vi.waitFor(() => expect(requests).toBe(before + count));
      return all;
    },
  };
}

test.each([
  ["up to a second are all served", 1000, 150],
  ["more than a second are shed, except a few", 1001, IN_FLIGHT_MIN],
])("requests queued for %s", async (_, ms, served) => {
  const edge = await heldQueue();
  const rush = await edge.queue(150, () => edge.send());
  edge.wait(ms);
  edge.release();
  const statuses = (await Promise.all(rush)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(served).fill(200), ...Array(150 - served).fill(503)]);
  expect(edge.seen).toHaveLength(served);
  expect((await edge.send()).status).toBe(200);
});

test.each([
  ["up to half a second lets more in", 500, 200],
  ["more than half a second sheds what comes next", 501, 503],
])("a queue of %s", async (_, ms, status) => {
  const edge = await heldQueue();
  const first = await edge.queue(IN_FLIGHT_MIN, () => edge.send());
  edge.wait(ms);
  const [next] = await edge.queue(1, () => edge.send());
  edge.release();
  expect((await next)?.status).toBe(status);
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
});

test("a visitor who leaves the queue is not served", async () => {
  const edge = await heldQueue();
  const leaving = new AbortController();
  const left = await edge.queue(4, () =>
    fetch(`http://127.0.0.1:${edge.port}/left`, { signal: leaving.signal }).catch(() => {}),
  );
  const [last] = await edge.queue(1, () => edge.send());
  leaving.abort();
  await Promise.all(left);
  await vi.waitFor(() => expect(edge.served.filter(({ gone }) => gone)).toHaveLength(4));
  edge.release();
  expect((await last)?.status).toBe(200);
  expect(edge.seen).toHaveLength(1);
});

test("measures the event loop's delay", { timeout: 60_000 }, async () => {
  const lag = loopLag();
  const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  const slow = () => {
    block();
    expect(lag()).toBeGreaterThan(LAG_MAX_MS);
  };
  await vi.waitFor(slow, { timeout: 20_000, interval: 0 });
  await vi.waitFor(() => expect(lag()).toBeLessThan(LAG_MAX_MS), 20_000);
});

test("slow bodies take no place in flight", async () => {
  const edge = await startEdge();
  let requests = 0;
  edge.server.on("request", () => requests++);
  const slow = Array.from({ length: IN_FLIGHT_MAX + 1 }, () => {
    const socket = connect(edge.port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na");
    return socket;
  });
  await vi.waitFor(() => expect(requests).toBe(slow.length));
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
      if (request.url.endsWith("/slow")) await once(request.signal, "abort");
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
    await vi.waitFor(() => expect(edge.counts().inFlight).toBe(stuck.length));
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
