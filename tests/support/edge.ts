import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, expect } from "vitest";
import { refusalBody, requestLimit, securityHeaders } from "~/entry/security-headers";
import type { StaticFiles } from "../../server/answers/static-files";
import { createEdge } from "../../server/edge";
import type { EdgeOptions, EdgeSettings } from "../../server/product";
import { CONSOLE_EVENTS, type EdgeCounts, type FinishedRequest } from "../../server/request-trace";

type Options = {
  handle?: (request: Request) => Promise<Response>;
  direct?: EdgeOptions["direct"];
  settings?: Partial<EdgeSettings> & { rateLimits?: "on" | "off" };
  files?: StaticFiles;
  bodyLimit?: EdgeOptions["bodyLimit"];
  isKnown?: EdgeOptions["isKnown"];
  lag?: () => number;
};

/** A real edge on a free port, closed after the test file, with every request that came through it. */
export async function startEdge({
  handle,
  direct,
  settings,
  files = new Map(),
  bodyLimit,
  isKnown,
  lag,
}: Options = {}) {
  const served: (FinishedRequest & { notes: object })[] = [];
  const seen: { request: Request; body: string }[] = [];
  let counts: () => EdgeCounts = () => expect.fail("the edge hands over no counts");
  const server = createEdge({
    files,
    bodyLimit,
    isKnown,
    lag,
    direct,
    settings: {
      baseUrl: "http://localhost",
      baseUrlGiven: false,
      trustProxy: 0,
      headers: securityHeaders({ baseUrl: settings?.baseUrl ?? "", basePath: settings?.basePath }),
      unlimited: { paths: ["/healthz", "/readyz"], forOperators: ["/metrics"] },
      healthPath: "/healthz",
      cacheForHeader: "x-keep-seconds",
      requestWaitMs: settings?.rateLimits === "on" ? requestLimit() : undefined,
      refusalBody,
      ...settings,
    },
    events: {
      ...CONSOLE_EVENTS,
      served: (request, notes) => served.push({ ...request, notes }),
      counts: (read) => {
        counts = read;
      },
    },
    handle: async (request) => {
      seen.push({ request, body: await request.clone().text() });
      return handle ? handle(request) : new Response("ok");
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => close(server));
  const { port } = server.address() as AddressInfo;
  return { server, seen, served, counts, port, send: sender(port), raw: (text: string) => raw(port, text) };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Unlike fetch, node:http sends any Host, Origin or Sec-Fetch header, and decodes nothing. */
function sender(port: number) {
  return ({ method = "GET", path = "/", headers = {}, body }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const req = httpRequest(
        { host: "127.0.0.1", port, method, path, headers, agent: false },
        async (res) => {
          const chunks: Buffer[] = [];
          for await (const chunk of res) chunks.push(chunk);
          const bytes = Buffer.concat(chunks);
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: bytes, text: bytes.toString() });
        },
      );
      req.on("error", reject);
      if (body && !headers["Transfer-Encoding"]) req.setHeader("Content-Length", Buffer.byteLength(body));
      req.end(body);
    });
}

/** Writes these bytes to a socket and gives everything that comes back until it closes. */
function raw(port: number, text: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(text));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

function close(server: Server) {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}
