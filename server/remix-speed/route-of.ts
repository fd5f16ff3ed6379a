import type { ServerBuild } from "@remix-run/node";
import type { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Match = { id: string; params: Record<string, string | undefined> };

/** The route of a path and the path's parameters; the id is "none" if there is no route. */
export type RouteOf = (path: string) => Match;

export function routeFinder(routes: ServerBuild["routes"], match: typeof matchRoutes): RouteOf {
  const childrenOf = (parentId?: string): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive } = route;
      return index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: childrenOf(id) };
    });
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
