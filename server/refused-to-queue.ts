import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { HttpError } from "./http-error";
import { type RefusalBody, sendRefusal } from "./send";

const ONE_AT_A_TIME = new HttpError(429, "Too many requests. Please try again later.", {
  "Retry-After": "1",
  Connection: "close",
});
/** More than these are no client's that means well. */
export const QUEUE_MAX = 16;
const queued = new WeakMap<Socket, number>();

/**
 * Refuses a request of a connection whose last one is unanswered, which no browser and no proxy sends. Node begins such
 * requests at once, reads more and more of them, and never closes the answers that wait when their connection is lost.
 * So one is refused and is the last to be answered; too many end the connection at once.
 */
export function refusedToQueue(
  req: IncomingMessage,
  res: ServerResponse,
  refusalBody?: RefusalBody,
): boolean {
  const { socket } = req;
  // Another answer has it.
  if (res.socket !== null) return false;
  res.statusCode = ONE_AT_A_TIME.status;
  const before = queued.get(socket) ?? 0;
  queued.set(socket, before + 1);
  if (before === 0) sendRefusal(req, res, ONE_AT_A_TIME, refusalBody);
  // With a body that nobody reads, the end of the connection would not be seen.
  else req.resume();
  if (before >= QUEUE_MAX) socket.destroy();
  return true;
}
