import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { gracefulShutdown } from "./graceful-shutdown";

afterEach(() => void vi.useRealTimers());

/** A server with one request that it never answers, on a clock that stands still. */
async function hungServer() {
  const server = createServer();
  const shutdown = gracefulShutdown(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  connect((server.address() as AddressInfo).port, "127.0.0.1")
    .on("error", () => {})
    .write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, response]: [unknown, ServerResponse] = (await once(server, "request")) as never;
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
  const ended = shutdown();
  while (server.listening) await new Promise(setImmediate);
  return { shutdown, ended, response };
}

test("cuts a request that never ends after eight seconds, so that all ends within ten", async () => {
  const { ended, response } = await hungServer();
  vi.advanceTimersByTime(7999);
  expect(response.socket?.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(response.socket?.destroyed ?? true).toBe(true);
  await ended;
});

test("cuts at once when called again", async () => {
  const { shutdown, ended, response } = await hungServer();
  expect(response.socket?.destroyed).toBe(false);
  await Promise.all([ended, shutdown()]);
});
