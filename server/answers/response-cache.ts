import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { BufferedResponse } from "./buffered-response";
import { acceptedEncoding } from "./encoding";

/** Paths times encodings; bounded, because the host is the client's to choose. */
const ENTRIES_MAX = 40;

export function responseCache() {
  const responses = new LRUCache<string, BufferedResponse>({ max: ENTRIES_MAX });
  return {
    get: (req: IncomingMessage, origin: string): BufferedResponse | undefined =>
      isCacheable(req) ? responses.get(keyOf(req, origin)) : undefined,
    set(req: IncomingMessage, origin: string, response: BufferedResponse, seconds: number) {
      if (!(seconds > 0) || !isCacheable(req)) return;
      if (response.status !== 200 || "set-cookie" in response.headers) return;
      responses.set(keyOf(req, origin), response, { ttl: seconds * 1000 });
    },
  };
}

const isCacheable = ({ method, url, headers }: IncomingMessage) =>
  method === "GET" && !headers.cookie && !headers.authorization && !headers.range && !url?.includes("?");

const keyOf = (req: IncomingMessage, origin: string) => `${acceptedEncoding(req) ?? ""} ${origin}${req.url}`;
