import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { IncomingRequest } from "../answers/incoming-request";
import { buffered } from "../answers/send";
import type { Product } from "../product";
import { branchHandlers } from "./branch-handlers";
import { directCalls } from "./direct-calls";
import { homePage } from "./home-page";
import type { RouteOf } from "./route-of";

type Settings = Pick<Product, "remixShortcuts" | "answered" | "held" | "renderAtOnce">;

export function remixHandlers(build: ServerBuild, routeOf: RouteOf, product: Settings) {
  const isOn = product.remixShortcuts === "on";
  const remix = isOn ? branchHandlers(build, routeOf) : createRequestHandler(build, "production");
  const handle = async (request: Request) => {
    const response = await remix(request);
    return product.answered?.(request, response) ?? response;
  };
  if (!isOn) return { handle };
  const call = directCalls(build, routeOf);
  const page = homePage(build, routeOf, product, (request) => handle(request).then(buffered));
  return { handle, direct: (request: IncomingRequest) => call(request) ?? page(request) };
}
