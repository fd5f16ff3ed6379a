import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long a client may take to read an answer. */
export const TAKEN_MAX_MS = 120_000;

/** Whether the system has all of an answer: Node calls those finished, too, whose last bytes went down with the connection. */
export const isOut = (res: ServerResponse, socket: Socket): boolean =>
  res.writableFinished && (!socket.destroyed || socket.writableFinished);

/** Ends the connection of a client that does not read its answer. */
export function cutWhenNotTaken(res: ServerResponse) {
  if (res.closed) return;
  const late = setTimeout(() => res.destroy(), TAKEN_MAX_MS).unref();
  res.once("close", () => clearTimeout(late));
}
