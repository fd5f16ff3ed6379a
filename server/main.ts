import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { matchRoutes } from "@remix-run/react";
import { readStaticFiles } from "./answers/static-files";
import { mountedBuild } from "./base-path";
import { createEdge } from "./edge";
import { gracefulShutdown } from "./load/graceful-shutdown";
import type { App, Build } from "./product";
import { remixHandlers, routeFinder } from "./remix";
import { CONSOLE_EVENTS, type EdgeEvents } from "./request-trace";

const CLOSE_MAX_MS = 1500;
const SAME_SIGNAL_MS = 1000;

const NO_LISTENING: Record<string, (at: { port: number; host: string }) => string> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken. PORT names another one.`,
  EACCES: ({ port }) => `this user may not listen on port ${port}. PORT names another one.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine. HOST names another one.`,
  ENOTFOUND: ({ host }) => `${host} is no address of this machine. HOST names another one.`,
};

// The first process of a container gets only signals that it listens to.
let onSignal: () => void = () => {
  console.log("Pixelplate was stopped before it was ready.");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => onSignal());

const loaded = await load(new URL("product.js", import.meta.url));
const product = loaded.entry.module.edge;
const { basePath } = product;
const build = basePath ? mountedBuild(loaded, basePath) : loaded;
const routeOf = routeFinder(build.routes, matchRoutes);
const events = eventsOf(product);
const server = createEdge({
  ...remixHandlers(build, routeOf, product),
  files: readStaticFiles(fileURLToPath(new URL("../client", import.meta.url)), product),
  settings: product,
  bodyLimit: (path) => product.bodyLimits?.[routeOf(path).id],
  isKnown: product.isKnown,
  events,
});
const shutdown = gracefulShutdown(server);

server.on("error", (error: NodeJS.ErrnoException) => {
  if (server.listening) return events.failed(error, "");
  const reason = NO_LISTENING[error.code ?? ""]?.(product);
  giveUp(reason ? `Pixelplate can't start: ${reason}` : error);
});
// As long as the most connections: those beyond a shorter backlog would retry for half a minute.
server.listen({ port: product.port, host: product.host, backlog: 2000 }, async () => {
  const { address, port } = server.address() as AddressInfo;
  const elsewhere = product.baseUrlGiven ? `, for visitors at ${product.baseUrl}` : "";
  const facts = { ...product.about, address, port };
  events.say(`Pixelplate is ready at http://${nameOf(address)}:${port}${elsewhere}`, facts);
  // Collect garbage at a third of the memory in use, and give the rest back, from now on: it costs a tenth of the start.
  const { setFlagsFromString } = await import("node:v8");
  setFlagsFromString("--optimize-for-size");
});
onSignal = stopper();

function nameOf(address: string): string {
  if (/^(?:0\.0\.0\.0|::|127\.0\.0\.1|::1)$/.test(address)) return "localhost";
  return address.includes(":") ? `[${address}]` : address;
}

async function load(url: URL): Promise<Build> {
  try {
    return await import(url.href);
  } catch (error) {
    return giveUp(error instanceof Error && error.name === "OperatorError" ? error.message : error);
  }
}

function eventsOf({ events }: App): EdgeEvents {
  if (!events) return CONSOLE_EVENTS;
  return {
    ...events,
    served: (request, notes) =>
      events.served(request, notes, () => (request.file ? "file" : routeOf(request.path).id)),
  };
}

function stopper() {
  let since: number | undefined;
  return async () => {
    const isSecond = since !== undefined;
    if (since !== undefined && performance.now() - since < SAME_SIGNAL_MS) return;
    since ??= performance.now();
    await shutdown();
    if (isSecond) return;
    setTimeout(() => giveUp("Pixelplate ended, but its database did not close."), CLOSE_MAX_MS);
    await product.close().catch(giveUp);
    process.exit(0);
  };
}

function giveUp(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
