import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { requestHandler } from "./answers/request-handler";
import { cutIfUnread, HttpError, isDelivered, sendRefusal } from "./answers/send";

import { sendStatic } from "./answers/static-files";
import { enterBasePath } from "./base-path";
import { checkRequest } from "./limits/check-request";
import { BodyBytes, Connections, refusePipelined } from "./limits/connections";
import { ClientGone } from "./limits/read-body";
import { Admission, loopLag } from "./load/admission";
import type { EdgeOptions } from "./product";
import { CONSOLE_EVENTS, startTrace } from "./request-trace";

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
    if (error instanceof ClientGone || res.destroyed) return;
    if (!(error instanceof HttpError)) events.failed(error, id);
    sendRefusal(req, res, error instanceof HttpError ? error : SERVER_ERROR, refusalBody);
  }
}
