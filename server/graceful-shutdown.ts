import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** With what is closed afterwards it has to stay below the ten seconds that Docker waits. */
const DRAIN_MAX_MS = 8000;
/** What was sent just before the end may still be on its way. */
const SILENT_MAX_MS = 1000;
const SWEEP_EVERY_MS = 100;
const DOOR_MAX_MS = 500;

/**
 * Gives what ends this server: it stops taking connections, lets the requests in flight finish, and cuts what still
 * hangs after `maxMs`. Browsers open connections ahead that never say a word; nobody waits for those, nor for a request
 * that is still being told. Asked a second time it cuts at once.
 */
export function gracefulShutdown(server: Server): (maxMs?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  const answering = new Map<ServerResponse, Socket>();
  let closed: Promise<void> | undefined;
  let letIn = 0;
  server.on("connection", (socket) => {
    letIn++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    if (closed) response.shouldKeepAlive = false;
    // Behind another's answer it is refused, and would not close when its connection is lost.
    if (response.socket === null) return;
    answering.set(response, socket);
    response.once("close", () => answering.delete(response));
  });

  async function close(maxMs: number) {
    // Told to its client, the end of a connection loses no next request.
    for (const response of answering.keys()) response.shouldKeepAlive = false;
    await nobodyAtTheDoor();
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    const begun = performance.now();
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      if (performance.now() - begun < SILENT_MAX_MS) return;
      const busy = new Set(answering.values());
      for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    }, SWEEP_EVERY_MS);
    const cut = setTimeout(() => cutAll(), maxMs);
    await ended;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  /** Whoever has connected but was not let in yet would be reset, and Node lets in one a turn. */
  async function nobodyAtTheDoor() {
    const begun = performance.now();
    for (let quiet = 0; quiet < 2 && performance.now() - begun < DOOR_MAX_MS; quiet++) {
      const before = letIn;
      await new Promise(setImmediate);
      if (letIn > before) quiet = -1;
    }
  }

  function cutAll() {
    for (const socket of sockets) socket.destroy();
  }

  return (maxMs = DRAIN_MAX_MS) => {
    if (closed) cutAll();
    closed ??= close(maxMs);
    return closed;
  };
}
