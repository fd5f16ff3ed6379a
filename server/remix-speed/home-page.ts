import type { ServerBuild } from "@remix-run/node";
import type { BufferedResponse } from "../answers/buffered-response";
import type { IncomingRequest } from "../answers/incoming-request";
import type { Product } from "../product";
import { directPage } from "./direct-pages";
import type { RouteOf } from "./route-of";

type Render = (request: Request) => Promise<BufferedResponse>;

/** The page at `/`, held by the product or rendered at once; undefined leaves a request, such as a stranger's, to Remix. */
export function homePage(
  build: ServerBuild,
  routeOf: RouteOf,
  { held, renderAtOnce }: Pick<Product, "held" | "renderAtOnce">,
  remix: Render,
) {
  const leaf = routeOf("/").id;
  const direct = renderAtOnce && build.routes[leaf] ? directPage(build, leaf, renderAtOnce) : undefined;
  const render = async (request: IncomingRequest) =>
    (await direct?.(request).catch(() => undefined)) ?? remix(request.whole());

  return (request: IncomingRequest): Promise<BufferedResponse> | undefined => {
    if (request.method !== "GET" || !IS_HOME.test(request.url) || !request.headers.has("cookie"))
      return undefined;
    return held ? held(request, () => render(request)) : render(request);
  };
}

/** Remix reads `_routes` and `index` itself. */
const IS_HOME = /^https?:\/\/[^/?#]+\/(?:\?(?!.*(?:_routes|index)).*)?$/;
