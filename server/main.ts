import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { branchHandlers } from "./branch-handlers";
import { createEdge, type EdgeSettings } from "./edge";
import { CONSOLE_EVENTS, type EdgeEvents, type FinishedRequest } from "./edge-events";
import { gracefulShutdown } from "./graceful-shutdown";
import type { BodyLimit } from "./read-body";
import type { ApiHandler, BufferedResponse, RequestLike } from "./request-like";
import { routeFinder } from "./route-of";
import { readStaticFiles } from "./static-files";

/** What the product's entry exports as `edge`. */
export type Product = EdgeSettings & { port: number; host: string; close: () => Promise<void> } & {
  /** Further headers of a built file. */
  fileHeaders?: (path: string) => Record<string, string>;
  /** By route. */
  bodyLimits?: Partial<Record<string, BodyLimit>>;
  answered?: (request: Request, response: Response) => Response;
  /** As the edge's own, but it may ask for the route too. */
  watch?: Omit<EdgeEvents, "served"> & {
    served: (request: FinishedRequest, notes: object, route: () => string) => void;
  };
};
type Build = ServerBuild & { entry: { module: { edge: Product } } };

const CLOSE_MAX_MS = 1500;
/** A terminal and npm pass the same signal on, each for itself. */
const SAME_SIGNAL_MS = 1000;

const NO_LISTENING: Record<string, (at: { port: number; host: string }) => string> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken. PORT names another one.`,
  EACCES: ({ port }) => `this user may not listen on port ${port}. PORT names another one.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine. HOST names another one.`,
  ENOTFOUND: ({ host }) => `${host} is no address of this machine. HOST names another one.`,
};

// What is garbage is cleared away once it is half as much as what is in use. By itself the runtime lets it become several
// times as much, on a machine with room for it.
setFlagsFromString("--heap-growing-percent=50");

// As the first process of a container it would not hear a signal that it doesn't listen to.
let onSignal: () => void = () => {
  console.log("Pixelplate was stopped before it was ready.");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => onSignal());

const build = await open(new URL("product.js", import.meta.url));
const product = build.entry.module.edge;
const routeOf = routeFinder(build.routes, matchRoutes);
const remix = branchHandlers(build, routeOf);
const watch = watchOf(product);
const server = createEdge({
  handle: async (request) => {
    const response = await remix(request);
    return product.answered?.(request, response) ?? response;
  },
  direct,
  files: readStaticFiles(fileURLToPath(new URL("../client", import.meta.url)), product.fileHeaders),
  settings: product,
  bodyLimit: (path) => product.bodyLimits?.[routeOf(path).id],
  watch,
});

const drain = gracefulShutdown(server);

server.on("error", (error: NodeJS.ErrnoException) => {
  if (server.listening) return watch.failed(error, "");
  const reason = NO_LISTENING[error.code ?? ""]?.(product);
  giveUp(reason ? `Pixelplate can't start: ${reason}` : error);
});
// As many as it lets in may wait to be let in: with fewer, a rush is left to knock again for half a minute.
server.listen({ port: product.port, host: product.host, backlog: 2000 }, () => {
  const { port } = server.address() as AddressInfo;
  const elsewhere = product.baseUrlGiven ? `, for visitors at ${product.baseUrl}` : "";
  watch.say(`Pixelplate is ready at http://localhost:${port}${elsewhere}`);
});
onSignal = stopper();

/** What a route answers by itself, at its own address: not a page's data, which has an ending. */
function direct(asked: RequestLike): Promise<BufferedResponse> | undefined {
  const { pathname } = new URL(asked.url);
  if (pathname.endsWith(".data")) return undefined;
  const { id, params } = routeOf(pathname);
  const loader = build.routes[id]?.module.loader as { direct?: ApiHandler } | undefined;
  return loader?.direct?.(asked, params);
}

/** Loading the build reads the settings, opens the database and brings it up to date. */
async function open(url: URL): Promise<Build> {
  try {
    return await import(url.href);
  } catch (error) {
    return giveUp(error instanceof Error && error.name === "OperatorError" ? error.message : error);
  }
}

function watchOf({ watch }: Product): EdgeEvents {
  if (!watch) return CONSOLE_EVENTS;
  return {
    ...watch,
    served: (request, notes) =>
      watch.served(request, notes, () => (request.file ? "file" : routeOf(request.path).id)),
  };
}

/** Ends it well; told again, it waits no longer for what is in flight. */
function stopper() {
  let asked: number | undefined;
  return async () => {
    const again = asked !== undefined;
    if (asked !== undefined && performance.now() - asked < SAME_SIGNAL_MS) return;
    asked ??= performance.now();
    await drain();
    if (again) return;
    setTimeout(() => giveUp("Pixelplate ended, but its database did not close."), CLOSE_MAX_MS);
    await product.close().catch(giveUp);
    process.exit(0);
  };
}

function giveUp(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
