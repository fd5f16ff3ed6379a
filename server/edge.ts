import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { type IncomingRequest, incomingRequest } from "./answers/incoming-request";
import {
  acceptedEncoding,
  type BufferedResponse,
  buffered,
  cutIfUnread,
  encoded,
  HttpError,
  isDelivered,
  isStreamed,
  sendBuffered,
  sendRefusal,
  sendStreamed,
  unlessHeld,
} from "./answers/send";
import { sendStatic } from "./answers/static-files";
import { enterBasePath, leaveBasePath } from "./base-path";
import { checkRequest, wrongMethod } from "./limits/check-request";
import { BodyBytes, Connections, refusePipelined } from "./limits/connections";
import { guard } from "./limits/guard";
import { BODY_MAX_BYTES, type BodyLimit, CLIENT_GONE, readBody } from "./limits/read-body";
import { Admission, loopLag } from "./load/admission";
import type { EdgeOptions } from "./product";
import { CONSOLE_EVENTS, type EdgeEvents, type RequestTrace, startTrace } from "./request-trace";

const CONNECTIONS_MAX = 2000;
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 70_000,
  // Longer than the idle time of the usual proxies, or they would reuse a connection that is just closing.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
const SERVER_ERROR = new HttpError(500, "Server error. Please try again later.");

export function createEdge({ lag = loopLag(), events = CONSOLE_EVENTS, ...options }: EdgeOptions): Server {
  const { trustProxy, refusalBody } = options.settings;
  const headers = Object.entries(options.settings.headers);
  const bodyBytes = new BodyBytes();
  const server = createServer(TIMEOUTS, async (req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    const { trace, report } = startTrace(req, res, trustProxy, events);
    if (refusePipelined(req, res, refusalBody)) return report(req.socket.destroyed);
    res.once("close", () => report(!isDelivered(res, req.socket)));
    try {
      checkRequest(req);
      enterBasePath(req, options.settings);
      trace.file = sendStatic(options.files, req, res);
      if (!trace.file) await answer(req, res, trace);
    } catch (error) {
      refuse(req, res, error, trace.id);
    } finally {
      release(req.socket);
      connections.clientIsOn(req.socket);
      cutIfUnread(res);
    }
  });
  const admission = new Admission(server, { lag, events, isBackendAway: options.settings.isBackendAway });
  const connections = new Connections(server, trustProxy);
  const answer = requestHandler({ ...options, events }, { admission, connections, bodyBytes });
  server.maxConnections = CONNECTIONS_MAX;
  server.on("connection", (socket) => socket.once("close", () => release(socket)));
  server.on("checkContinue", (req, res) => server.emit("request", req, res));
  events.counts(() => ({
    inFlight: admission.inFlight.size,
    stuck: admission.inFlight.stuck,
    bodyBytes: bodyBytes.total,
    connections: connections.open,
  }));
  return server;

  function release(socket: Socket) {
    admission.inFlight.end(socket);
    bodyBytes.release(socket);
  }

  function refuse(req: IncomingMessage, res: ServerResponse, error: unknown, id: string) {
    if (error === CLIENT_GONE || res.destroyed) return;
    if (!(error instanceof HttpError)) events.failed(error, id);
    sendRefusal(req, res, error instanceof HttpError ? error : SERVER_ERROR, refusalBody);
  }
}

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

function requestHandler(
  options: EdgeOptions & { events: EdgeEvents },
  { admission, connections, bodyBytes }: Parts,
) {
  const { basePath, healthPath, cacheForHeader = "", proxyUserHeader } = options.settings;
  const { handle, direct = () => undefined, bodyLimit = () => undefined, events, methodsOf } = options;
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
    if (request.method === "OPTIONS") throw wrongMethod(methodsOf?.(new URL(request.url).pathname));
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
