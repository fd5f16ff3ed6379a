import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { drainer } from "./drain";
import { createEdge, type EdgeSettings } from "./edge";
import { readStaticFiles } from "./static-files";

type Product = EdgeSettings & { port: number; host: string; close: () => Promise<void> } & {
  answered?: (request: Request, response: Response) => Response;
};
type Build = ServerBuild & { entry: { module: { edge: Product } } };

const CLOSE_MAX_MS = 3000;

// React and the product decide by it what to show when something breaks.
process.env.NODE_ENV ??= "production";

const build = await open(new URL("../server/index.js", import.meta.url));
const product = build.entry.module.edge;
const remix = createRequestHandler(build, "production");
const server = createEdge({
  handle: async (request) => {
    const response = await remix(request);
    return product.answered?.(request, response) ?? response;
  },
  files: readStaticFiles(fileURLToPath(new URL("../client", import.meta.url))),
  settings: product,
});

const drain = drainer(server);

server.on("error", (error: NodeJS.ErrnoException) => {
  if (server.listening) return console.error(error);
  const taken = error.code === "EADDRINUSE";
  giveUp(taken ? `Pixelplate can't start: port ${product.port} is taken. PORT names another one.` : error);
});
server.listen(product.port, product.host, () => {
  const { port } = server.address() as AddressInfo;
  const elsewhere = product.baseUrlGiven ? `, for visitors at ${product.baseUrl}` : "";
  console.log(`Pixelplate is ready at http://localhost:${port}${elsewhere}`);
});
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);

/** Loading the build reads the settings, opens the database and brings it up to date. */
async function open(url: URL): Promise<Build> {
  try {
    return await import(url.href);
  } catch (error) {
    return giveUp(error instanceof Error && error.name === "SettingsError" ? error.message : error);
  }
}

async function stop() {
  await drain();
  setTimeout(() => giveUp("Pixelplate ended, but its database did not close."), CLOSE_MAX_MS).unref();
  await product.close().catch(giveUp);
  process.exit(0);
}

function giveUp(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
