import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { HttpError } from "../answers/http-error";
import { type RefusalBody, sendRefusal } from "../answers/send";

const ONE_AT_A_TIME = new HttpError(429, "Too many requests. Please try again later.", {
  "Retry-After": "1",
  Connection: "close",
});
export const QUEUE_MAX = 16;
const queued = new WeakMap<Socket, number>();

/** Refuses requests behind an unanswered one: no browser or proxy sends them, and Node never closes their answers. */
export function refusePipelined(
  req: IncomingMessage,
  res: ServerResponse,
  refusalBody?: RefusalBody,
): boolean {
  const { socket } = req;
  const isFirst = res.socket !== null;
  if (isFirst) return false;
  res.statusCode = ONE_AT_A_TIME.status;
  const before = queued.get(socket) ?? 0;
  queued.set(socket, before + 1);
  if (before === 0) sendRefusal(req, res, ONE_AT_A_TIME, refusalBody);
  // An unread body would hide the end of the connection.
  else req.resume();
  if (before >= QUEUE_MAX) socket.destroy();
  return true;
}
