import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteOf } from "./route-of";

type Handler = (request: Request) => Promise<Response>;

/** One Remix handler per route, with only the routes of its branch: Remix goes through all it has, several times a request. */
export function branchHandlers(build: ServerBuild, routeOf: RouteOf): Handler {
  const whole = createRequestHandler(build, "production");
  const handlers = new Map<string, Handler>();

  function handlerOf(id: string): Handler {
    if (!build.routes[id]) return whole;
    const handler = handlers.get(id) ?? createRequestHandler(branchOf(build, id), "production");
    handlers.set(id, handler);
    return handler;
  }
  return (request) => handlerOf(routeOf(new URL(request.url).pathname).id)(request);
}

function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const ids: string[] = [];
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) ids.push(id);
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const routes = only(build.routes);
  return { ...build, routes, assets: { ...build.assets, routes: only(build.assets.routes) } };
}
