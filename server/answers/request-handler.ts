import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { leaveBasePath } from "../base-path";
import { wrongMethod } from "../limits/check-request";
import type { BodyBytes, Connections } from "../limits/connections";
import { guard } from "../limits/guard";
import { BODY_MAX_BYTES, type BodyLimit, readBody } from "../limits/read-body";
import type { Admission } from "../load/admission";
import type { EdgeOptions } from "../product";
import type { EdgeEvents, RequestTrace } from "../request-trace";
import { type IncomingRequest, incomingRequest } from "./incoming-request";
import {
  acceptedEncoding,
  type BufferedResponse,
  buffered,
  encoded,
  isStreamed,
  sendBuffered,
  sendStreamed,
  unlessHeld,
} from "./send";

/** Paths times encodings; bounded, because the host is the client's to choose. */
const ENTRIES_MAX = 40;

function responseCache() {
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

type Parts = { admission: Admission; connections: Connections; bodyBytes: BodyBytes };

export function requestHandler(
  options: EdgeOptions & { events: EdgeEvents },
  { admission, connections, bodyBytes }: Parts,
) {
  const { basePath, healthPath, cacheForHeader = "", proxyUserHeader } = options.settings;
  const { handle, direct = () => undefined, bodyLimit = () => undefined, events } = options;
  const { isKnown = async () => true } = options;
  const check = guard(options.settings, events);
  const cache = responseCache();

  return async (req: IncomingMessage, res: ServerResponse, { id, notes }: RequestTrace) => {
    const sender = check(req, notes);
    const { origin } = sender;
    const cached = cache.get(req, origin);
    if (cached) return sendBuffered(res, unlessHeld(req, cached));
    const head = { ...sender, id, proxyUserHeader };
    const known = {
      addressBlock: sender.addressBlock,
      isKnown: () => events.during(notes, () => isKnown(incomingRequest(req, res, head))),
    };
    const body = hasNoBody(req)
      ? undefined
      : await readBody(req, res, { limit: limitOf(req, origin), sender: known }, bodyBytes);
    // Only with the whole body: slow senders take no place.
    await admit(req, res, sender.addressBlock, notes);
    const request = incomingRequest(req, res, { ...head, body });
    const made = await events.during(notes, () => direct(request) ?? page(request));
    const response = basePath ? leaveBasePath(made, basePath) : made;
    if (isStreamed(response)) return sendStreamed(req, res, response);
    const { [cacheForHeader]: seconds = "0", ...headers } = response.headers;
    const ready: BufferedResponse = await encoded(req, { ...response, headers });
    cache.set(req, origin, ready, Number(seconds));
    sendBuffered(res, unlessHeld(req, ready));
  };

  function page(request: IncomingRequest) {
    if (request.method === "OPTIONS") throw wrongMethod();
    return handle(request.whole()).then(buffered);
  }

  async function admit(
    req: IncomingMessage,
    res: ServerResponse,
    addressBlock: string,
    notes: RequestTrace["notes"],
  ) {
    const isHealth = req.url === healthPath;
    if (isHealth) admission.beginHealth(req, addressBlock);
    else await admission.begin(req, addressBlock, notes);
    connections.serverIsOn(req.socket);
    if (!isHealth) await admission.turn(res, notes);
  }

  function limitOf(req: IncomingMessage, origin: string): BodyLimit {
    const { pathname } = new URL(origin + req.url);
    return bodyLimit(pathname) ?? { maxBytes: BODY_MAX_BYTES };
  }
}

const hasNoBody = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
