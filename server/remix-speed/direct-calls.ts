import type { ServerBuild } from "@remix-run/node";
import type { BufferedResponse, StreamedResponse } from "../answers/buffered-response";
import type { RouteOf } from "./route-of";

/** What a loader carries as `direct`: it answers every method, POST too, without Remix; undefined leaves it to Remix. */
type DirectHandler = (
  request: Request,
  params: Record<string, string | undefined>,
) => Promise<BufferedResponse | StreamedResponse> | undefined;

export function directCalls({ routes }: ServerBuild, routeOf: RouteOf) {
  return (request: Request): Promise<BufferedResponse | StreamedResponse> | undefined => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(".data")) return undefined;
    const { id, params } = routeOf(pathname);
    const loader = routes[id]?.module.loader as { direct?: DirectHandler } | undefined;
    return loader?.direct?.(request, params);
  };
}
