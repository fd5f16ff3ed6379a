import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isProxy, type TrustProxy } from "./limits/addresses";

export type FinishedRequest = {
  id: string;
  method: string;
  /** Without the query; it may hold ids and secrets. */
  path: string;
  status: number;
  ms: number;
  gone: boolean;
  file: boolean;
};

export type EdgeCounts = {
  inFlight: number;
  stuck: number;
  heldBytes: number;
  connections: number;
};

/** Listens to the edge; `notes` are the listener's own, carried along by the edge. */
export type EdgeEvents = {
  during: <T>(notes: object, work: () => T) => T;
  served: (request: FinishedRequest, notes: object) => void;
  failed: (error: unknown, id: string) => void;
  counts: (read: () => EdgeCounts) => void;
  say: (message: string) => void;
  warn: (message: string) => void;
};

export const CONSOLE_EVENTS: EdgeEvents = {
  during: (_notes, work) => work(),
  served() {},
  failed: (error) => console.error(error),
  counts() {},
  say: (message) => console.log(message),
  warn: (message) => console.warn(message),
};

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
