import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { routeFinder } from "./route-of";

type Handler = (request: Request) => Promise<Response>;

/**
 * Remix, for each request with only the routes that lead to its address: with all of them it would go through every
 * one of them, several times over, to find those few again.
 */
export function branchHandlers(build: ServerBuild, routeOf: ReturnType<typeof routeFinder>): Handler {
  const whole = createRequestHandler(build, "production");
  const known = new Map<string, Handler>();

  function handlerOf(id: string): Handler {
    if (!build.routes[id]) return whole;
    const handler = known.get(id) ?? createRequestHandler(onlyTo(build, id), "production");
    known.set(id, handler);
    return handler;
  }
  return (request) => handlerOf(routeOf(new URL(request.url).pathname).id)(request);
}

/** The build with one route and those around it. */
function onlyTo(build: ServerBuild, leaf: string): ServerBuild {
  const ids: string[] = [];
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) ids.push(id);
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const routes = only(build.routes);
  return { ...build, routes, assets: { ...build.assets, routes: only(build.assets.routes) } };
}
