import type { Server } from "node:http";
import type { Socket } from "node:net";

export const DRAIN_MAX_MS = 10_000;
/** What was sent just before the end may still be on its way. */
const SILENT_MAX_MS = 1000;

/**
 * Gives what ends this server: it stops taking connections, lets the requests in flight finish, and cuts what still
 * hangs after `maxMs`. Browsers open connections ahead that never say a word; nobody waits for those.
 */
export function drainer(server: Server): (maxMs?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return async (maxMs = DRAIN_MAX_MS) => {
    const closed = new Promise((resolve) => server.close(resolve));
    // A kept-alive connection becomes idle only when its last answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SILENT_MAX_MS);
    const cut = setTimeout(() => server.closeAllConnections(), maxMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(silent);
    clearTimeout(cut);
  };
}
