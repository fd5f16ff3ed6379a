import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Refusal } from "./refusal";
import { sendRefusal } from "./send";

const ONE_AT_A_TIME = new Refusal(429, "Too many requests. Please try again later.", {
  "Retry-After": "1",
  Connection: "close",
});
const refusedOnce = new WeakSet<Socket>();

/**
 * Refuses a request of a connection whose last one is unanswered, which no browser and no proxy sends. Node begins such
 * requests at once, reads more and more of them, and never closes the answers that wait when their connection is lost.
 * So one is refused, and the next one ends the connection.
 */
export function refusedToQueue(req: IncomingMessage, res: ServerResponse): boolean {
  const { socket } = req;
  // Another answer has it.
  if (res.socket !== null) return false;
  res.statusCode = ONE_AT_A_TIME.status;
  if (refusedOnce.has(socket)) socket.destroy();
  else sendRefusal(req, res, ONE_AT_A_TIME);
  refusedOnce.add(socket);
  return true;
}
