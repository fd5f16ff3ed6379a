import type { ServerBuild } from "@remix-run/node";
import type { BufferedResponse } from "../answers/buffered-response";
import type { IncomingRequest } from "../answers/incoming-request";
import type { Product } from "../product";
import type { RouteOf } from "./route-of";

type Render = (request: Request) => Promise<BufferedResponse>;

/** Whole pages that the product may hold; undefined leaves a request to Remix. */
export function heldPages({ routes }: ServerBuild, routeOf: RouteOf, held: Product["held"], render: Render) {
  return (request: IncomingRequest): Promise<BufferedResponse> | undefined => {
    if (!held || request.method !== "GET") return undefined;
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(".data") || !routes[routeOf(pathname).id]?.module.default) return undefined;
    return held(request, () => render(request.whole()));
  };
}
