import type { IncomingMessage } from "node:http";
import { acceptedEncoding } from "./encoding";
import type { BufferedResponse } from "./request-like";

/** Addresses and encodings together; an unknown host can't fill the memory. */
const KEPT_MAX = 40;

/** Answers that are the same for everybody, ready to be sent again. */
export function responseCache(now: () => number = Date.now) {
  const kept = new Map<string, { ready: BufferedResponse; until: number }>();

  return {
    /** What was kept for such a request, if it still holds. */
    find(req: IncomingMessage, origin: string): BufferedResponse | undefined {
      const found = mayKeep(req) ? kept.get(keyOf(req, origin)) : undefined;
      return found && found.until > now() ? found.ready : undefined;
    },
    keep(req: IncomingMessage, origin: string, ready: BufferedResponse, seconds: number) {
      if (!(seconds > 0) || !mayKeep(req) || ready.status !== 200 || "set-cookie" in ready.headers) return;
      for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
      if (kept.size < KEPT_MAX) kept.set(keyOf(req, origin), { ready, until: now() + seconds * 1000 });
    },
  };
}

const mayKeep = ({ method, url, headers }: IncomingMessage) =>
  method === "GET" && !headers.cookie && !headers.authorization && !headers.range && !url?.includes("?");

const keyOf = (req: IncomingMessage, origin: string) =>
  `${acceptedEncoding(req.headers["accept-encoding"]) ?? ""} ${origin}${req.url}`;
