import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { addressBlock } from "./address-block";
import { checkOrigin } from "./check-origin";
import { checkRequest } from "./check-request";
import { clientAddress } from "./client-address";
import { Connections } from "./connections";
import { CONSOLE_EVENTS, type EdgeEvents } from "./edge-events";
import { fairQueue } from "./fair-queue";
import { HeldBytes } from "./held-bytes";
import { HttpError } from "./http-error";
import { InFlight } from "./in-flight";
import { IncomingRequest } from "./incoming-request";
import { isHost } from "./is-host";
import { loopLag } from "./loop-lag";
import { BODY_MAX_BYTES, type BodyLimit, ClientGone, readBody } from "./read-body";
import { refusedToQueue } from "./refused-to-queue";
import type { BufferedResponse, RequestLike } from "./request-like";
import { responseCache } from "./response-cache";
import { inOnePiece, makeReady, type RefusalBody, sendReady, sendRefusal } from "./send";
import { type StaticFiles, sendStatic } from "./static-files";
import { cutWhenNotTaken, isOut } from "./taken";

export const IN_FLIGHT_MAX = 300;
export const LAG_MAX_MS = 250;
/** However slow the machine is, so few are always served. */
export const IN_FLIGHT_MIN = 50;
/** Nobody joins a line whose first waits that long already. */
const LINE_MAX_MS = 500;
/** Whoever is in line and could not be begun by then is told to come back, too: the machine is slower than it seemed. */
const WAITED_MAX_MS = 1000;
/** Whoever knocks again at once, whatever Retry-After says, would else take the time of those who are served. */
const SHED_AFTER_MS = 1000;
const CONNECTIONS_MAX = 2000;
const TIMEOUTS = {
  headersTimeout: 10_000,
  // Only what the time for a body lets through: that one says why.
  requestTimeout: 70_000,
  // Longer than the idle time of the usual proxies, so that they never reuse a connection that is just closing.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

export type EdgeSettings = {
  /** The public origin, as links and the origin check know it; used only when it was given. */
  baseUrl: string;
  baseUrlGiven: boolean;
  /** How many proxies stand in front. */
  trustProxy: number;
  /** Headers of every response that sets no others. */
  headers: Record<string, string>;
  /** The path of the sign of life, which is answered whatever the load. */
  healthPath?: string;
  /** The header in which a response names the seconds for which it is the same for all without a cookie; not sent on. */
  cacheForHeader?: string;
  /** Counts a request, built files apart; returns the ms that the address block must wait, 0 if it may pass. */
  requestWaitMs?: (addressBlock: string) => number;
  refusalBody?: RefusalBody;
};

type Edge = {
  handle: (request: Request) => Promise<Response>;
  /** Answers what needs no whole Request; undefined for all the rest. */
  direct?: (asked: RequestLike) => Promise<BufferedResponse> | undefined;
  files: StaticFiles;
  settings: EdgeSettings;
  /** For the path of an address that takes more than the usual body. */
  bodyLimit?: (path: string) => BodyLimit | undefined;
  /** How late the process runs what it should, in ms. */
  lag?: () => number;
  watch?: EdgeEvents;
};

/** An HTTP server in front of `handle`: built files, limits and guard. It knows nothing of the product. */
export function createEdge({
  handle,
  direct = () => undefined,
  files,
  settings,
  bodyLimit = () => undefined,
  lag = loopLag(),
  watch = CONSOLE_EVENTS,
}: Edge): Server {
  const { headers: always, healthPath, cacheForHeader = "", refusalBody } = settings;
  const limit = requestLimit(settings, watch);
  const kept = responseCache();
  const inFlight = new InFlight();
  const held = new HeldBytes();
  // Once it takes no more connections, what is in flight is all that comes.
  const isOverloaded = () =>
    server.listening &&
    (inFlight.size >= IN_FLIGHT_MAX ||
      (inFlight.size >= IN_FLIGHT_MIN && (lag() > LAG_MAX_MS || turns.oldestWaitMs() > LINE_MAX_MS)));

  const server = createServer(TIMEOUTS, async (req, res) => {
    for (const [name, value] of Object.entries(always)) res.setHeader(name, value);
    const { seen, ended } = follow(req, res);
    if (refusedToQueue(req, res, refusalBody)) return ended(req.socket.destroyed);
    res.once("close", () => ended(!isOut(res, req.socket)));
    try {
      checkRequest(req);
      seen.file = sendStatic(files, req, res);
      if (!seen.file) await answer(req, res, seen);
    } catch (error) {
      if (error instanceof ClientGone || res.destroyed) return;
      if (!(error instanceof HttpError)) watch.failed(error, seen.id);
      sendRefusal(req, res, error instanceof HttpError ? error : serverError(), refusalBody);
    } finally {
      giveBack(req.socket);
      connections.clientIsOn(req.socket);
      cutWhenNotTaken(res);
    }
  });
  const turns = fairQueue(server);
  const connections = new Connections(server, { behindProxy: settings.trustProxy > 0 });
  server.maxConnections = CONNECTIONS_MAX;
  server.on("connection", (socket) => socket.once("close", () => giveBack(socket)));
  // The body of what is refused need not be sent.
  server.on("checkContinue", (req, res) => server.emit("request", req, res));
  watch.counts(() => ({
    inFlight: inFlight.size,
    stuck: inFlight.stuck,
    heldBytes: held.total,
    connections: connections.open,
  }));
  return server;

  /** What a connection's request holds: whichever comes first, its answer or its end, gives it back. */
  function giveBack(socket: Socket) {
    inFlight.end(socket);
    held.giveBack(socket);
  }

  /** `ended` reports the request, with whether its client had gone before the answer was out. */
  function follow(req: IncomingMessage, res: ServerResponse) {
    const since = performance.now();
    const seen: Seen = { id: requestId(req, settings.trustProxy), file: false, notes: {} };
    res.setHeader("X-Request-Id", seen.id);
    const ended = (gone: boolean) => {
      const { id, file, notes } = seen;
      const [method = "", path] = [req.method, pathOf(req.url ?? "")];
      const status = res.statusCode;
      watch.served({ id, method, path, status, ms: performance.now() - since, gone, file }, notes);
    };
    return { seen, ended };
  }

  async function turn(res: ServerResponse, notes: Seen["notes"]) {
    const since = performance.now();
    await turns.enter();
    if (res.destroyed) throw new ClientGone();
    const isLate = performance.now() - since > WAITED_MAX_MS;
    if (server.listening && inFlight.size > IN_FLIGHT_MIN && isLate) throw busy(notes);
  }

  async function answer(req: IncomingMessage, res: ServerResponse, { id, notes }: Seen) {
    const block = addressBlock(clientAddress(req, settings.trustProxy));
    limit(req, block);
    const origin = publicOrigin(req, settings);
    guardOrigin(req, origin, settings, notes);
    const again = kept.find(req, origin);
    if (again) return sendReady(res, again);
    const body = hasNoBody(req) ? undefined : await readBody(req, res, limitOf(req, origin), held);
    // Counted only now: who sends a body drop by drop takes nobody's place.
    const asksWhetherAlive = req.url === healthPath;
    if (asksWhetherAlive) checkHealth();
    if (isOverloaded() && !asksWhetherAlive) {
      await sleep(SHED_AFTER_MS);
      throw busy(notes);
    }
    if (req.socket.destroyed) throw new ClientGone();
    inFlight.begin(req.socket);
    connections.serverIsOn(req.socket);
    if (!asksWhetherAlive) await turn(res, notes);
    const arrived = new IncomingRequest(req, res, { id, origin, addressBlock: block, body });
    const answer = await watch.during(
      notes,
      () => direct(arrived) ?? handle(arrived.request()).then(inOnePiece),
    );
    const { [cacheForHeader]: keepFor = "0", ...headers } = answer.headers;
    const ready = await makeReady(req, { ...answer, headers });
    kept.keep(req, origin, ready, Number(keepFor));
    sendReady(res, ready);
  }

  function limitOf(req: IncomingMessage, origin: string): BodyLimit {
    const { pathname } = new URL(origin + req.url);
    return bodyLimit(pathname) ?? { maxBytes: BODY_MAX_BYTES };
  }

  /** Too much to do at the moment is no illness; places that are lost for good are one that only a new start heals. */
  function checkHealth() {
    const { stuck } = inFlight;
    if (stuck < IN_FLIGHT_MAX / 2) return;
    watch.warn(`${stuck} requests have not been answered for minutes.`);
    throw new HttpError(503, "Too many requests are stuck.");
  }
}

const hasNoBody = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** The path of a request's target, which may be a whole URL. */
const pathOf = (target: string) => target.replace(/^https?:\/\/[^/]*/, "").split(/[?#]/)[0] ?? "";

function requestLimit({ requestWaitMs = () => 0, healthPath, trustProxy }: EdgeSettings, watch: EdgeEvents) {
  let warned = false;

  return (req: IncomingMessage, block: string) => {
    if (req.url === healthPath) return;
    const waitMs = requestWaitMs(block);
    if (waitMs === 0) return;
    if (trustProxy === 0 && "x-forwarded-for" in req.headers && !warned) {
      warned = true;
      watch.warn("All visitors of a proxy count as one: set TRUST_PROXY.");
    }
    throw new HttpError(429, "Too many requests. Please try again later.", {
      "Retry-After": String(Math.ceil(waitMs / 1000)),
    });
  };
}

type Seen = { id: string; file: boolean; notes: { event?: string } };

/** A trusted proxy may have named the request already. */
function requestId({ headers }: IncomingMessage, trustProxy: number) {
  const told = trustProxy > 0 ? String(headers["x-request-id"] ?? "") : "";
  return /^[\w-]{8,64}$/.test(told) ? told : randomUUID();
}

function guardOrigin(
  req: IncomingMessage,
  origin: string,
  { baseUrlGiven, trustProxy }: EdgeSettings,
  notes: Seen["notes"],
) {
  const { protocol, host } = new URL(origin);
  // Only a trusted proxy may have been spoken to by https.
  const isKnown = baseUrlGiven || trustProxy === 0;
  try {
    checkOrigin(req, host, isKnown ? protocol : undefined);
  } catch (error) {
    notes.event = "foreign origin refused";
    throw error;
  }
}

/** Where the visitor thinks they are: the given address, else what the request says, a trusted proxy's word first. */
function publicOrigin(req: IncomingMessage, { baseUrl, baseUrlGiven, trustProxy }: EdgeSettings) {
  if (baseUrlGiven) return baseUrl;
  const told = (name: string) =>
    trustProxy > 0
      ? (String(req.headers[name] ?? "")
          .split(",")
          .at(-1)
          ?.trim() ?? "")
      : "";
  const scheme = told("x-forwarded-proto").toLowerCase() === "https" ? "https" : "http";
  const host = told("x-forwarded-host");
  return `${scheme}://${isHost(host) ? host : req.headers.host}`;
}

/** One for all: to make one takes longer than to send it. */
const BUSY = new HttpError(503, "Server error. Please try again later.", { "Retry-After": "1" });

function busy(notes: Seen["notes"]) {
  notes.event = "overloaded";
  return BUSY;
}

const serverError = () => new HttpError(500, "Server error. Please try again later.");
