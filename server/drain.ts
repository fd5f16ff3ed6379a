import type { Server } from "node:http";

export const DRAIN_MAX_MS = 10_000;

/** Stops taking connections, lets the requests in flight finish, and cuts what still hangs after `maxMs`. */
export async function drain(server: Server, maxMs = DRAIN_MAX_MS) {
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection becomes idle only when its last answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), maxMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
