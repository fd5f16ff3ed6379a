import type { IncomingMessage } from "node:http";
import { acceptedEncoding } from "./encoding";
import type { BufferedResponse } from "./request-like";

/** Paths times encodings; bounded, because the host is the client's to choose. */
const ENTRIES_MAX = 40;

export function responseCache(now: () => number = Date.now) {
  const entries = new Map<string, { response: BufferedResponse; until: number }>();

  return {
    get(req: IncomingMessage, origin: string): BufferedResponse | undefined {
      const entry = isCacheable(req) ? entries.get(keyOf(req, origin)) : undefined;
      return entry && entry.until > now() ? entry.response : undefined;
    },
    set(req: IncomingMessage, origin: string, response: BufferedResponse, seconds: number) {
      if (!(seconds > 0) || !isCacheable(req)) return;
      if (response.status !== 200 || "set-cookie" in response.headers) return;
      for (const [key, { until }] of entries) if (until <= now()) entries.delete(key);
      if (entries.size < ENTRIES_MAX)
        entries.set(keyOf(req, origin), { response, until: now() + seconds * 1000 });
    },
  };
}

const isCacheable = ({ method, url, headers }: IncomingMessage) =>
  method === "GET" && !headers.cookie && !headers.authorization && !headers.range && !url?.includes("?");

const keyOf = (req: IncomingMessage, origin: string) =>
  `${acceptedEncoding(req.headers["accept-encoding"]) ?? ""} ${origin}${req.url}`;
