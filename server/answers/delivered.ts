import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

export const UNREAD_MAX_MS = 120_000;

/** Whether the system has the whole response: Node calls one finished whose last bytes went down with the connection. */
export const isDelivered = (res: ServerResponse, socket: Socket): boolean =>
  res.writableFinished && (!socket.destroyed || socket.writableFinished);

export function cutIfUnread(res: ServerResponse) {
  if (res.closed) return;
  const late = setTimeout(() => res.destroy(), UNREAD_MAX_MS).unref();
  res.on("drain", () => late.refresh());
  res.once("close", () => clearTimeout(late));
}
