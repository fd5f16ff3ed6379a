import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { fairQueue } from "./admission";

/** A clock that goes on only while there is work. */
function workClock() {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return (ms: number) => {
    now += ms;
  };
}
afterEach(() => void vi.restoreAllMocks());

test("begins requests in order, each after the microtasks of the last", async () => {
  const { enter } = fairQueue(createServer());
  const said: string[] = [];
  const one = async (name: string) => {
    await enter();
    said.push(`${name} begins`);
    for (let i = 0; i < 20; i++) await undefined;
    said.push(`${name} rests`);
  };
  await Promise.all(["a", "b", "c"].map(one));
  expect(said).toEqual(["a begins", "a rests", "b begins", "b rests", "c begins", "c rests"]);
});

test("begins a few requests a turn, with other work between the turns", async () => {
  const work = workClock();
  const { enter } = fairQueue(createServer());
  let begun = 0;
  const all = Array.from({ length: 40 }, async () => {
    await enter();
    begun++;
    work(5);
  });
  let most = 0;
  while (begun < all.length) {
    const before = begun;
    await new Promise(setImmediate);
    most = Math.max(most, begun - before);
  }
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(10);
});

test("measures the oldest wait, 0 when the queue is empty", async () => {
  const work = workClock();
  const { enter, oldestWaitMs } = fairQueue(createServer());
  expect(oldestWaitMs()).toBe(0);
  const all = Array.from({ length: 60 }, async () => {
    await enter();
    work(10);
  });
  await Promise.all(all.slice(0, 30));
  expect(oldestWaitMs()).toBeGreaterThan(150);
  await Promise.all(all);
  expect(oldestWaitMs()).toBe(0);
});

test("accepts a rush of connections under load", async () => {
  const server = createServer((_, response) => response.end());
  const { enter } = fairQueue(server);
  await new Promise<void>((done) => server.listen({ port: 0, host: "127.0.0.1", backlog: 500 }, done));
  let over = false;
  let done = 0;
  const busy = Array.from({ length: 20 }, async () => {
    while (!over) {
      await enter();
      // Really holds the event loop, as work on a request does.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30);
      done++;
    }
  });
  await vi.waitFor(() => expect(done).toBeGreaterThan(2));
  const { port } = server.address() as AddressInfo;
  let letIn = 0;
  const allIn = new Promise<void>((resolve) => {
    server.on("connection", () => ++letIn === 200 && resolve());
  });
  const rush = Array.from({ length: 200 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  const before = done;
  await allIn;
  // One a turn, and a piece of work in each, it would be two hundred.
  expect(done - before).toBeLessThan(100);
  over = true;
  await Promise.all(busy);
  for (const socket of rush) socket.destroy();
  server.close();
});
