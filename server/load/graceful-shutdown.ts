import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** With what is closed afterwards, less than the ten seconds that Docker waits. */
const DRAIN_MAX_MS = 8000;
const SILENT_MAX_MS = 1000;
const SWEEP_EVERY_MS = 100;
const BACKLOG_MAX_MS = 500;

/** Returns what finishes the requests in flight and cuts the rest after `maxMs`; a second call cuts at once. */
export function gracefulShutdown(server: Server): (maxMs?: number) => Promise<void> {
  const traffic = new Traffic(server);
  let closed: Promise<void> | undefined;
  return (maxMs = DRAIN_MAX_MS) => {
    if (closed) traffic.cutAll();
    closed ??= close(server, traffic, maxMs);
    return closed;
  };
}

async function close(server: Server, traffic: Traffic, maxMs: number) {
  traffic.endKeepAlive();
  await acceptBacklogEmpty(traffic);
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  const begun = performance.now();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    if (performance.now() - begun >= SILENT_MAX_MS) traffic.cutSilent();
  }, SWEEP_EVERY_MS);
  const cut = setTimeout(() => traffic.cutAll(), maxMs);
  await ended;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Node accepts one connection a turn; those not accepted before the end would be reset. */
async function acceptBacklogEmpty(traffic: Traffic) {
  const begun = performance.now();
  for (let quiet = 0; quiet < 2 && performance.now() - begun < BACKLOG_MAX_MS; quiet++) {
    const before = traffic.accepted;
    await new Promise(setImmediate);
    if (traffic.accepted > before) quiet = -1;
  }
}

class Traffic {
  readonly #sockets = new Set<Socket>();
  readonly #answering = new Map<ServerResponse, Socket>();
  #closing = false;
  accepted = 0;

  constructor(server: Server) {
    server.on("connection", (socket) => {
      this.accepted++;
      this.#sockets.add(socket);
      socket.once("close", () => this.#sockets.delete(socket));
    });
    server.prependListener("request", ({ socket }, response) => {
      if (this.#closing) response.shouldKeepAlive = false;
      if (response.socket === null) return;
      this.#answering.set(response, socket);
      response.once("close", () => this.#answering.delete(response));
    });
  }

  endKeepAlive() {
    this.#closing = true;
    for (const response of this.#answering.keys()) response.shouldKeepAlive = false;
  }

  cutSilent() {
    const busy = new Set(this.#answering.values());
    for (const socket of this.#sockets) if (!busy.has(socket)) socket.destroy();
  }

  cutAll() {
    for (const socket of this.#sockets) socket.destroy();
  }
}
