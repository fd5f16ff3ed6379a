import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { matchRoutes } from "@remix-run/react";
import type { IncomingRequest } from "./answers/incoming-request";
import { type BufferedResponse, buffered, type StreamedResponse } from "./answers/send";
import type { App } from "./product";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Match = { id: string; params: Record<string, string | undefined> };

/** The route of a path and the path's parameters; the id is "none" if there is no route. */
type RouteOf = (path: string) => Match;

export function routeFinder(routes: ServerBuild["routes"], match: typeof matchRoutes): RouteOf {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId?: string): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: childrenOf(id) },
      );
  const tree = childrenOf();
  const find = (path: string): Match => {
    const leaf = match(tree, path)?.at(-1);
    return { id: leaf?.route.id ?? "none", params: leaf?.params ?? {} };
  };
  const staticPaths = new Set(staticPathsOf(routes));
  const cache = new Map<string, Match>();
  let last = { page: "", route: find("") };

  return (path) => {
    const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    if (page === last.page) return last.route;
    const route = cache.get(page) ?? find(page);
    if (staticPaths.has(page)) cache.set(page, route);
    last = { page, route };
    return route;
  };
}

function staticPathsOf(routes: ServerBuild["routes"]): string[] {
  const segmentsOf = (id?: string): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...segmentsOf(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  return Object.keys(routes)
    .map((id) => `/${segmentsOf(id).join("/")}`)
    .filter((path) => !/[:*?]/.test(path));
}

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

/** The methods of a path, for OPTIONS. */
const methodsIn =
  ({ routes }: ServerBuild, routeOf: RouteOf) =>
  (path: string): string[] =>
    routes[routeOf(path).id]?.module.action ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];

/** What a loader carries as `direct`: it answers every method, POST too, without Remix; undefined leaves it to Remix. */
type DirectHandler = (
  request: Request,
  params: Record<string, string | undefined>,
) => Promise<BufferedResponse | StreamedResponse> | undefined;

function directCalls({ routes }: ServerBuild, routeOf: RouteOf) {
  return (request: Request): Promise<BufferedResponse | StreamedResponse> | undefined => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith(".data")) return undefined;
    const { id, params } = routeOf(pathname);
    const loader = routes[id]?.module.loader as { direct?: DirectHandler } | undefined;
    return loader?.direct?.(request, params);
  };
}

/** The page at `/`, which the product may still have from before; undefined leaves a request, such as a stranger's, to Remix. */
export function homePage(cached: App["cached"], remix: (request: Request) => Promise<BufferedResponse>) {
  return (request: IncomingRequest): Promise<BufferedResponse> | undefined =>
    cached && request.method === "GET" && IS_HOME.test(request.url) && request.headers.has("cookie")
      ? cached(request, () => remix(request.whole()))
      : undefined;
}

const IS_HOME = /^https?:\/\/[^/?#]+\/$/;

type Settings = Pick<App, "remixShortcuts" | "answered" | "cached">;

export function remixHandlers(build: ServerBuild, routeOf: RouteOf, product: Settings) {
  const isOn = product.remixShortcuts === "on";
  const remix = isOn ? branchHandlers(build, routeOf) : createRequestHandler(build, "production");
  const handle = async (request: Request) => {
    const response = await remix(request);
    return product.answered?.(request, response) ?? response;
  };
  const methodsOf = methodsIn(build, routeOf);
  if (!isOn) return { handle, methodsOf };
  const call = directCalls(build, routeOf);
  const page = homePage(product.cached, (request) => handle(request).then(buffered));
  return { handle, methodsOf, direct: (request: IncomingRequest) => call(request) ?? page(request) };
}
