import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { EdgeEvents } from "./edge-events";
import { isProxy, type TrustProxy } from "./limits/is-proxy";

export type Exchange = { id: string; file: boolean; notes: { event?: string } };

export function startExchange(
  req: IncomingMessage,
  res: ServerResponse,
  trustProxy: TrustProxy,
  events: EdgeEvents,
) {
  const since = performance.now();
  const exchange: Exchange = { id: requestId(req, trustProxy), file: false, notes: {} };
  res.setHeader("X-Request-Id", exchange.id);
  const report = (gone: boolean) => {
    const { id, file, notes } = exchange;
    const [method = "", path] = [req.method, pathOf(req.url ?? "")];
    const ms = performance.now() - since;
    events.served({ id, method, path, status: res.statusCode, ms, gone, file }, notes);
  };
  return { exchange, report };
}

function requestId({ headers, socket }: IncomingMessage, trustProxy: TrustProxy) {
  const id = isProxy(socket.remoteAddress, trustProxy) ? String(headers["x-request-id"] ?? "") : "";
  return /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}

const pathOf = (target: string) => target.replace(/^https?:\/\/[^/]*/, "").split(/[?#]/)[0] ?? "";
