import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isProxy, type TrustProxy } from "./limits/addresses";

export type FinishedRequest = {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  gone: boolean;
  file: boolean;
};

export type EdgeCounts = {
  inFlight: number;
  stuck: number;
  bodyBytes: number;
  connections: number;
};

/** Listens to the edge; `notes` are the listener's own, carried along by the edge. */
export type EdgeEvents = {
  during: <T>(notes: object, work: () => T) => T;
  served: (request: FinishedRequest, notes: object) => void;
  failed: (error: unknown, id: string) => void;
  counts: (read: () => EdgeCounts) => void;
  say: (message: string, facts: object) => void;
  warn: (facts: { event: string; remedy: string } & Record<string, unknown>) => void;
};

export const CONSOLE_EVENTS: EdgeEvents = {
  during: (_notes, work) => work(),
  served() {},
  failed: (error) => console.error(error),
  counts() {},
  say: (message) => console.log(message),
  warn: (facts) => console.warn(JSON.stringify(facts)),
};

export type RequestTrace = { id: string; file: boolean; notes: { event?: string; facts?: object } };

export function startTrace(
  req: IncomingMessage,
  res: ServerResponse,
  trustProxy: TrustProxy,
  events: EdgeEvents,
) {
  const since = performance.now();
  const trace: RequestTrace = { id: requestId(req, trustProxy), file: false, notes: {} };
  res.setHeader("X-Request-Id", trace.id);
  const report = (gone: boolean) => {
    const { id, file, notes } = trace;
    const [method = "", path] = [req.method, pathOf(req.url ?? "")];
    const ms = performance.now() - since;
    events.served({ id, method, path, status: res.statusCode, ms, gone, file }, notes);
  };
  return { trace, report };
}

function requestId({ headers, socket }: IncomingMessage, trustProxy: TrustProxy) {
  const id = isProxy(socket.remoteAddress, trustProxy) ? String(headers["x-request-id"] ?? "") : "";
  return /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}

const pathOf = (target: string) => target.replace(/^https?:\/\/[^/]*/, "").split(/[?#]/)[0] ?? "";
